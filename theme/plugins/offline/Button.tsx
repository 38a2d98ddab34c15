import type { ReactNode } from 'react';

interface ButtonProps {
  /** Whether it is the primary action. */
  primary?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function Button({ primary, disabled, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      disabled={disabled}
      onClick={() => onClick()}
    >
      {children}
    </button>
  );
}
