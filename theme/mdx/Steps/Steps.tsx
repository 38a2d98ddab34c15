import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** Sets an ordered list inside it as steps: big numbers, joined by a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
