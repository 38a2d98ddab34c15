import { store } from '../../sw/client/storage';
import { STORAGE_KEYS } from '../config/constants';
import type { AnnouncementBarConfig } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import { Icon, iconButton } from '../Icon/Icon';
import styles from './AnnouncementBar.module.css';

/**
 * News above the navbar. The reader can close it, and it stays closed: the script in the head reads that
 * before the first paint (`ColorMode/headScript.ts`), so that nothing appears only to go again.
 */
export function AnnouncementBar({ bar }: { bar: AnnouncementBarConfig }) {
  return (
    <section className={styles.bar} aria-label="Announcement">
      <p>
        {bar.text} {bar.link && <FrameLink href={bar.link.href}>{bar.link.label}</FrameLink>}
      </p>
      {bar.closeable && (
        <button
          type="button"
          className={`${iconButton} needs-scripts`}
          aria-label="Close"
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}

function dismiss() {
  store(STORAGE_KEYS.announcementDismissed, 'true');
  document.documentElement.dataset.announcement = 'dismissed';
}
