import type { ReactNode } from 'react';
import styles from './Callout.module.css';

/** Rspress' names of admonitions, by the five looks that we have. */
const LOOKS = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
} as const;

/**
 * An admonition: `:::tip Title … :::` in Markdown. `details` is one that opens when it is asked to, and
 * needs no script for it.
 */
export function Callout({
  type,
  title,
  children,
}: {
  type: string;
  title?: string;
  children: ReactNode;
}) {
  if (type === 'details') {
    return (
      <details className={styles.details}>
        <summary>{title}</summary>
        {children}
      </details>
    );
  }
  const look = LOOKS[type as keyof typeof LOOKS] ?? 'note';
  return (
    <aside className={`${styles.callout} ${styles[look]}`} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  );
}
