import { type ReactNode, useEffect, useRef, useState } from 'react';
import { offlineManager } from '../../sw/client/offline-manager';
import { hasPreference, setPreference } from '../../sw/client/preferences';
import { FrameLink } from '../FrameLink/FrameLink';
import { followThemeColor, openExternalLinksOutside } from './appWindow';
import { Button } from './Button';
import styles from './Notices.module.css';
import './offline.css';
import { updateFailureText } from './statusText';
import { newsText, useNews } from './useNews';
import { useOffline } from './useOffline';

/** How long the welcome notice shows, in ms. */
const WELCOME_TIME = 10_000;

/**
 * The notices that the site shows on its own: that it can be read offline (once), and that there is a new
 * version. Screen readers announce them politely; they take no focus.
 */
export function Notices() {
  const offline = offlineManager();
  const newest = useOffline(({ offered, update, copy }) =>
    offered ? (update ?? copy)?.id : undefined,
  );
  const news = useNews(newest);
  const failed = useOffline((state) => state.failed);
  const ready = useOffline((state) => state.phase === 'ready');
  const welcome = useWelcome(ready && newest === undefined);
  useEffect(followThemeColor, []);
  useEffect(openExternalLinksOutside, []);
  const region = useRef<HTMLDivElement>(null);
  // An element below the notice that gets the focus is scrolled out from under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with them, the height changes
  useEffect(() => {
    const height = region.current?.offsetHeight;
    document.documentElement.style.scrollPaddingBlockEnd = height ? `${height}px` : '';
  }, [news, failed, welcome.shown]);
  return (
    <div ref={region} className={styles.region} role="status">
      {news !== undefined && (
        <Notice text={`A new version of this site is ready.${news ? ` ${newsText(news)}` : ''}`}>
          <FrameLink href="/offline">What is new</FrameLink>
          <Button primary onClick={offline.takeUpdate}>
            Reload
          </Button>
          <Button onClick={offline.dismissUpdate}>Later</Button>
        </Notice>
      )}
      {failed && (
        <Notice text={updateFailureText(failed)}>
          <Button primary onClick={offline.takeUpdate}>
            Try again
          </Button>
          <Button onClick={offline.dismissUpdate}>Later</Button>
        </Notice>
      )}
      {welcome.shown && (
        <Notice text="This site can now be read offline.">
          <Button onClick={welcome.close}>Close</Button>
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

/** The welcome notice: due when the offline copy is complete for the first time. */
function useWelcome(due: boolean) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!due || hasPreference('welcomed')) return;
    setPreference('welcomed', true);
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), WELCOME_TIME);
    return () => clearTimeout(timer);
  }, [due]);

  return { shown: open && due, close: () => setOpen(false) };
}
