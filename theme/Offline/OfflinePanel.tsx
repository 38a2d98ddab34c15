import { type LoadingProps, lazyPart } from '../runtime/lazy/lazyPart';
import styles from './OfflinePanel.module.css';
import { statusText } from './statusText';

/** The controls talk to the worker, so they load in the browser only. */
const OfflineControls = lazyPart({
  load: async () => (await import('./OfflineControls')).OfflineControls,
  loading: Placeholder,
});

/** State and buttons of the page `/offline`. */
export function OfflinePanel() {
  return import.meta.env.SSG_MD ? null : <OfflineControls />;
}

function Placeholder({ error }: LoadingProps) {
  const { title, text } = error
    ? {
        title: 'Not available',
        text: 'This part of the page could not be loaded. Reload to try again.',
      }
    : statusText({ phase: 'starting', offered: false });
  return (
    <section className={styles.panel} aria-label="Offline copy">
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <noscript>
        <p>Reading offline needs JavaScript.</p>
      </noscript>
    </section>
  );
}
