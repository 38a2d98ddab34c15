import { redirects } from 'virtual-redirects';
import { DESTINATIONS } from '../../config/pages';
import { problemForm } from '../../config/source';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import styles from './NotFound.module.css';

/** The not-found page: redirects from former addresses, a guess at the intended page (`guess.ts`), and links. */
export function NotFound() {
  return (
    <div className="prose lone-page">
      <h1>Page not found</h1>
      <p>
        There is no page at this address. The page may have been renamed, or the link may be
        mistyped.
      </p>
      <p aria-live="polite" className={styles.guess} data-guess={JSON.stringify(redirects)}>
        Continue with one of these pages:
      </p>
      <ul>
        {[...DESTINATIONS, { href: '/', label: 'Home page' }].map(({ href, label }) => (
          <li key={href}>
            <FrameLink href={href}>{label}</FrameLink>
          </li>
        ))}
      </ul>
      <p>
        Or use the search at the top of the page
        <span className={styles.keys}>
          {' '}
          or press <kbd>/</kbd>
        </span>
        . If a link on this site led you here,{' '}
        <FrameLink href={problemForm}>tell us about it</FrameLink>.
      </p>
    </div>
  );
}
