import type { PageNavigation } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import { Icon } from '../Icon/Icon';
import styles from './PageInfo.module.css';

/** Where to edit the page, and when it was last edited. */
export function PageInfo({
  editUrl,
  lastUpdated,
}: Pick<PageNavigation, 'editUrl' | 'lastUpdated'>) {
  if (!editUrl && !lastUpdated) return null;
  return (
    <div className={styles.info}>
      {editUrl && (
        <FrameLink href={editUrl}>
          <Icon name="pencil" /> Edit this page
        </FrameLink>
      )}
      {lastUpdated && (
        <span>
          Last updated on <time dateTime={lastUpdated.day}>{lastUpdated.text}</time>
        </span>
      )}
    </div>
  );
}
