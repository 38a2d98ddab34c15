import type { ReactNode } from 'react';
import styles from './Button.module.css';

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
      className={primary ? `button ${styles.primary}` : 'button'}
      onClick={() => onClick()}
    >
      {children}
    </button>
  );
}
