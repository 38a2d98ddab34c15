import { type ComponentType, useEffect, useState } from 'react';
import styles from './OfflinePanel.module.css';
import { statusText } from './statusText';

/** The state of the offline copy on the page `/offline`. The controls talk to the worker: so they load in the browser only. */
export function OfflinePanel() {
  const [Controls, setControls] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    import(/* webpackChunkName: "offline" */ './OfflineControls').then(
      (module) => setControls(() => module.OfflineControls),
      () => setFailed(true),
    );
  }, []);

  if (Controls) return <Controls />;
  const { title, text } = statusText({ phase: 'starting', offered: false });
  return (
    <section
      className={`${styles.panel} ${failed ? '' : styles.loading}`}
      aria-label="Offline copy"
    >
      <h2 className={styles.title}>{failed ? 'Not available' : title}</h2>
      <p>{failed ? 'This part of the page could not be loaded. Reload to try again.' : text}</p>
      <noscript>
        <p>Reading offline needs JavaScript.</p>
      </noscript>
    </section>
  );
}
