import { useState } from 'react';
import { didYouMean } from '../config/nearest';
import { site } from '../config/site';
import { FrameLink } from '../FrameLink/FrameLink';
import { useView } from '../hooks/useView';
import { useLoad } from '../lazy/useLoad';
import { withBase } from '../pages/base';
import { loadRoutes } from '../pages/pages';
import styles from './NotFound.module.css';

/** Where readers who are lost most often want to go. */
const LINKS = [
  { href: '/docs/getting-started', text: 'Getting started' },
  { href: '/docs/extensions', text: 'All extensions' },
  { href: '/docs/api', text: 'API reference' },
  { href: '/docs/errors', text: 'Find your error' },
  { href: '/docs/faq', text: 'Questions and known issues' },
  { href: '/', text: 'Home page' },
];

/** What a path without a page shows: a guess at the page that was meant, and ways on. */
export function NotFound() {
  const { route } = useView();
  const [guess, setGuess] = useState<string>();

  // Without a guess the page is still of use.
  useLoad(
    async () => didYouMean(route, await loadRoutes()),
    (found) => {
      // The address of a page but for the case of letters, on a host that redirects nothing.
      if (found?.toLowerCase() === route.toLowerCase()) {
        location.replace(withBase(found) + location.search + location.hash);
      } else setGuess(found);
    },
    route,
  );

  return (
    <div className={`prose ${styles.notFound}`}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have been renamed, or the link is mistyped.</p>
      <p aria-live="polite" className={styles.guess}>
        {guess && (
          <>
            Did you mean <FrameLink href={guess}>{guess}</FrameLink>?
          </>
        )}
      </p>
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
        <FrameLink href={`${site.library.tracker}/issues`}>tell us about it</FrameLink>.
      </p>
    </div>
  );
}
