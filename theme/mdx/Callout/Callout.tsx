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

/** One path each, 24 by 24: a sheet, a bulb, an i, a triangle, an octagon. */
const ICONS = {
  note: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.5v.1',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.1',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 8v5M12 16v.1',
};

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
      <p className={styles.title}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[look]} />
        </svg>
        {title}
      </p>
      {children}
    </aside>
  );
}
