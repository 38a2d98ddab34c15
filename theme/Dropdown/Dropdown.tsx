import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { attachDropdown } from './attachDropdown';
import styles from './Dropdown.module.css';

/** A menu of links under a button. It opens without scripts; with them it also closes by itself. */
export function Dropdown({
  label,
  name,
  children,
}: {
  label: ReactNode;
  /** What the button is called where the label is no text. */
  name?: string;
  /** List items with a link each. */
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? attachDropdown(details.current) : undefined), []);
  return (
    <details ref={details} className={styles.dropdown}>
      <summary aria-label={name} title={name}>
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
