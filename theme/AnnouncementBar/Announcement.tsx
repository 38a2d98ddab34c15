import { useEffect, useState } from 'react';
import type { AnnouncementBarConfig } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import { Icon } from '../Icon/Icon';
import styles from './Announcement.module.css';
import { dismissAnnouncement, isAnnouncementDismissed } from './dismissal';

/**
 * News above the navbar, until the reader closes it. The script in the head hides a closed bar before
 * the first paint; React takes it away afterwards.
 */
export function Announcement({ bar }: { bar: AnnouncementBarConfig }) {
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(bar.closeable && isAnnouncementDismissed(bar.id)), [bar]);
  if (closed) return null;
  return (
    <section className={styles.bar} aria-label="Announcement">
      <p>
        {bar.text} {bar.link && <FrameLink href={bar.link.href}>{bar.link.label}</FrameLink>}
      </p>
      {bar.closeable && (
        <button
          type="button"
          aria-label="Close"
          onClick={() => {
            dismissAnnouncement(bar.id);
            setClosed(true);
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
