import type { ReactNode } from 'react';

interface ButtonProps {
  /** Whether it is what the reader most likely wants. */
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
