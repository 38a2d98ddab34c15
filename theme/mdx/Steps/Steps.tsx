import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** Sets an ordered list inside it as steps: big numbers, joined by a line. */
export function Steps({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return <div className={styles.steps}>{children}</div>;
}
