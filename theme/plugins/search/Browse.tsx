import {
  ERRORS_ROUTE,
  EXTENSIONS_ROUTE,
  FAQ_ROUTE,
  GETTING_STARTED_ROUTE,
} from '../../config/pages';
import { withBase } from '../../lib/base';
import styles from './Search.module.css';

const PAGES = [
  { path: GETTING_STARTED_ROUTE, label: 'Getting started' },
  { path: EXTENSIONS_ROUTE, label: 'All extensions' },
  { path: '/docs/api/globals', label: 'All of the API' },
  { path: ERRORS_ROUTE, label: 'Find your error' },
  { path: FAQ_ROUTE, label: 'FAQ and known issues' },
];

/** Links for readers who do not know, or did not find, the right word. */
export function Browse() {
  return (
    <ul className={styles.chips}>
      {PAGES.map(({ path, label }) => (
        <li key={path}>
          <a className={styles.chip} href={withBase(path)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
