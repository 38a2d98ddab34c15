import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Dropdown.module.css';

/**
 * Renders a menu of links and buttons under a button. It opens without scripts; with scripts (`startDropdowns.ts`), it also closes
 * automatically.
 */
export function Dropdown({
  label,
  name,
  children,
}: {
  label: ReactNode;
  /** Accessible name of a button without text. */
  name?: string;
  /** List items with one link or button each. */
  children: ReactNode;
}) {
  return (
    <details className={styles.dropdown} data-dropdown="">
      <summary aria-label={name} title={name}>
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
