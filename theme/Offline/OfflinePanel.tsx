import { LoadFailure } from '../LoadFailure/LoadFailure';
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

function Loading({ error, retry }: LoadingProps) {
  if (error)
    return <LoadFailure what="The state of the offline copy" error={error} retry={retry} />;
  const { title, text } = statusText({ phase: 'starting', offered: false });
  return (
    <section className={`${styles.panel} ${styles.loading}`} aria-label="Offline copy">
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <noscript>
        <p>Reading offline needs JavaScript.</p>
      </noscript>
    </section>
  );
}
