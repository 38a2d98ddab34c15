import type { AnnouncementBarConfig } from '../../config/types';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { Icon, iconButton } from '../../ui/Icon/Icon';
import styles from './AnnouncementBar.module.css';

/**
 * Renders news above the navbar. A dismissed bar stays closed, because the script in the head (`announcement.ts`)
 * hides it before the first paint, which prevents a flash.
 */
export function AnnouncementBar({ bar }: { bar: AnnouncementBarConfig }) {
  return (
    <section className={`prose announcement ${styles.bar}`} aria-label="Announcement">
      <span>
        {bar.text} {bar.link && <FrameLink href={bar.link.href}>{bar.link.label}</FrameLink>}
      </span>
      {bar.closeable && (
        <button
          type="button"
          className={`${iconButton} needs-scripts`}
          aria-label="Close"
          data-action="dismiss-announcement"
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
