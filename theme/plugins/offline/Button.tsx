import type { ReactNode } from 'react';

interface ButtonProps {
  /** Whether it is the primary action. */
  primary?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function Button({ primary, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      onClick={() => onClick()}
    >
      {children}
    </button>
  );
}
