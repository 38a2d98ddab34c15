import { API_ROUTE } from '../../config/docs';
import { library } from '../../config/library';
import {
  ERRORS_ROUTE,
  EXTENSIONS_ROUTE,
  FAQ_ROUTE,
  GETTING_STARTED_ROUTE,
} from '../../config/pages';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import styles from './NotFound.module.css';

/** The most common destinations. */
const LINKS = [
  { href: GETTING_STARTED_ROUTE, text: 'Getting started' },
  { href: EXTENSIONS_ROUTE, text: 'All extensions' },
  { href: API_ROUTE, text: 'API reference' },
  { href: ERRORS_ROUTE, text: 'Find your error' },
  { href: FAQ_ROUTE, text: 'Questions and known issues' },
  { href: '/', text: 'Home page' },
];

/** The not-found page: a guess at the page that was meant (`guess.ts`), and links. */
export function NotFound() {
  return (
    <div className="prose lone-page">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have been renamed, or the link is mistyped.</p>
      <p aria-live="polite" className={styles.guess} data-guess />
      <ul>
        {LINKS.map(({ href, text }) => (
          <li key={href}>
            <FrameLink href={href}>{text}</FrameLink>
          </li>
        ))}
      </ul>
      <p>
        Or use the search, at the top of the page
        <span className={styles.keys}>
          {' '}
          or with the key <kbd>/</kbd>
        </span>
        . If a link on this site led you here,{' '}
        <FrameLink href={`${library.tracker}/issues`}>tell us about it</FrameLink>.
      </p>
    </div>
  );
}
