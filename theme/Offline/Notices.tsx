import { type ReactNode, useEffect, useRef, useState } from 'react';
import { offlineManager } from '../../sw/client/offline-manager';
import { hasPreference, setPreference } from '../../sw/client/preferences';
import buttons from './buttons.module.css';
import styles from './Notices.module.css';
import { openExternalLinksOutside } from './standalone';
import { followThemeColor } from './themeColor';
import { useOffline } from './useOffline';

/** How long the first message stays, in ms: several times what it takes to read it. */
const SHOWN_FOR = 10_000;

/**
 * What the site says on its own: that it can be read offline, once, and that there is a new version.
 * Screen readers announce it when they have finished what they are saying; it takes no focus.
 */
export function Notices() {
  const offline = offlineManager();
  const offered = useOffline((state) => state.offered);
  const ready = useOffline((state) => state.phase === 'ready');
  const welcome = useWelcome(ready && !offered);
  useEffect(followThemeColor, []);
  useEffect(openExternalLinksOutside, []);
  const region = useRef<HTMLDivElement>(null);
  // What takes the focus below the notice is scrolled clear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with them, the height changes
  useEffect(() => {
    const height = region.current?.offsetHeight;
    document.documentElement.style.scrollPaddingBlockEnd = height ? `${height}px` : '';
  }, [offered, welcome.shown]);
  return (
    <div ref={region} className={styles.region} role="status">
      {offered && (
        <Notice text="A new version of this site is ready.">
          <button
            type="button"
            className={buttons.primary}
            onClick={() => void offline.takeUpdate()}
          >
            Reload
          </button>
          <button
            type="button"
            className={buttons.button}
            onClick={() => void offline.dismissUpdate()}
          >
            Later
          </button>
        </Notice>
      )}
      {welcome.shown && (
        <Notice text="This site can now be read offline.">
          <button type="button" className={buttons.button} onClick={welcome.close}>
            Close
          </button>
        </Notice>
      )}
    </div>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** The first message: shown when the copy is whole for the first time, until closed or read. */
function useWelcome(due: boolean) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!due || hasPreference('welcomed')) return;
    setPreference('welcomed', true);
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [due]);

  return { shown: open && due, close: () => setOpen(false) };
}
