import { useEffect, useState } from 'react';
import { choose, isChosen } from '../../sw/client/choice';
import styles from './Notices.module.css';
import { useOffline } from './useOffline';

/** How long the first message stays, in ms: twice the time it takes to read. */
const SHOWN_FOR = 8000;

/**
 * What the site says on its own: that it can be read offline, once, and that there is a new version.
 * It stands in a corner with room below the page, so it never covers text, and takes no focus.
 */
export function Notices() {
  const { offered, session } = useOffline();
  const welcome = useWelcome(!offered);
  return (
    <div className={styles.region} role="status">
      {offered && (
        <div className={styles.notice}>
          <p className={styles.text}>A new version of this site is ready.</p>
          <button type="button" className={styles.primary} onClick={() => void session.takeUpdate()}>
            Reload
          </button>
          <button type="button" className={styles.button} onClick={() => void session.putOffUpdate()}>
            Later
          </button>
        </div>
      )}
      {welcome.shown && (
        <div className={styles.notice}>
          <p className={styles.text}>This site can now be read offline.</p>
          <button type="button" className={styles.button} onClick={welcome.close}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}

/** The first message: shown when the copy is whole for the first time, until closed or read. */
function useWelcome(allowed: boolean) {
  const { phase } = useOffline();
  const [open, setOpen] = useState(false);
  const due = phase === 'ready' && allowed;

  useEffect(() => {
    if (!due || isChosen('told')) return;
    choose('told', true);
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [due]);

  return { shown: open && allowed, close: () => setOpen(false) };
}
