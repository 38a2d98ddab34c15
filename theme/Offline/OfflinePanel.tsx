import { lazyPart } from '../lazy/lazyPart';
import type { LoadingProps } from '../lazy/useLoad';
import styles from './OfflinePanel.module.css';
import { statusText } from './statusText';

/** The state of the offline copy on the page `/offline`. The controls talk to the worker: so they load in the browser only. */
export const OfflinePanel = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "offline" */ './OfflineControls')).OfflineControls,
  loading: Loading,
});

function Loading({ error }: LoadingProps) {
  const { title, text } = statusText({ phase: 'starting', offered: false });
  return (
    <section className={`${styles.panel} ${error ? '' : styles.loading}`} aria-label="Offline copy">
      <h2 className={styles.title}>{error ? 'Not available' : title}</h2>
      <p>{error ? 'This part of the page could not be loaded. Reload to try again.' : text}</p>
      <noscript>
        <p>Reading offline needs JavaScript.</p>
      </noscript>
    </section>
  );
}
