import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Dropdown.module.css';

/** A menu of links under a button. Opens without scripts; with them (`startDropdowns.ts`) it also closes by itself. */
export function Dropdown({
  label,
  name,
  children,
}: {
  label: ReactNode;
  /** Accessible name of a button without text. */
  name?: string;
  /** List items with a link each. */
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
