import type { LoadingProps } from '../../ui/lazy/useLoad';
import { LoadFailure } from './LoadFailure';
import { lazyPart } from './lazyPart';
import styles from './OfflinePanel.module.css';
import { statusText } from './statusText';

/**
 * Renders the state of the offline copy on the page `/offline`. Its controls use the worker, so they only load in the
 * browser.
 */
export const OfflinePanel = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "offline-controls" */ './OfflineControls')).OfflineControls,
  loading: Loading,
});

function Loading({ error, retry }: LoadingProps) {
  if (error)
    return <LoadFailure what="The state of the offline copy" error={error} retry={retry} />;
  const { title, text } = statusText({ phase: 'starting', offered: false });
  return (
    <>
      <noscript>
        <p>Reading offline needs JavaScript. Without it, your browser stores no copy.</p>
      </noscript>
      <section
        className={`${styles.panel} ${styles.loading} needs-scripts`}
        aria-label="Offline copy"
      >
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </section>
    </>
  );
}
