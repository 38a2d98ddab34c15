import { withBase } from '../pages/base';
import styles from './Search.module.css';

const PAGES = [
  { path: '/docs/getting-started', label: 'Getting started' },
  { path: '/docs/extensions', label: 'All extensions' },
  { path: '/docs/api/globals', label: 'All of the API' },
  { path: '/docs/errors', label: 'Find your error' },
  { path: '/docs/faq', label: 'FAQ and known issues' },
];

/** Where to look for those who do not know, or did not find, a word for it. */
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
