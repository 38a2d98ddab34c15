import { DESTINATIONS } from '../../config/pages';
import { withBase } from '../../lib/base';
import styles from './Search.module.css';

/** Renders links for readers who do not know, or did not find, the right word. */
export function Browse() {
  return (
    <ul className={styles.pages}>
      {DESTINATIONS.map(({ href, label }) => (
        <li key={href}>
          <a href={withBase(href)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
