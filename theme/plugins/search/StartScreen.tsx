import { useState } from 'react';
import { DESTINATIONS } from '../../config/pages';
import { withBase } from '../../lib/base';
import { EXAMPLES } from './query';
import { forgetSearches, recentSearches } from './recent';
import styles from './Search.module.css';

/**
 * Renders the content of the dialog before the reader types: recent searches, example queries, and pages to start with.
 */
export function StartScreen({ onAsk }: { onAsk: (query: string) => void }) {
  const [recent, setRecent] = useState(recentSearches);
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.start} aria-label="Recent searches">
          <h2 className={styles.startTitle}>
            Recent
            <button
              type="button"
              className="button small"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              Clear
            </button>
          </h2>
          <ul className={styles.list}>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className="chip" onClick={() => onAsk(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.start} aria-label="Examples">
        <h2 className={styles.startTitle}>Search for</h2>
        <dl className={styles.examples}>
          {Object.entries(EXAMPLES).map(([kind, query]) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>
                <button type="button" className="chip" onClick={() => onAsk(query)}>
                  {query}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.start} aria-label="Browse">
        <h2 className={styles.startTitle}>Browse</h2>
        <Browse />
      </section>
    </>
  );
}

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
