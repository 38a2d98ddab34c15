import type { PageNavigation } from '../config/types';
import { FrameLink } from '../FrameLink/FrameLink';
import { Icon } from '../Icon/Icon';
import styles from './PageInfo.module.css';

/** Same words in the HTML and after hydration, wherever the reader is. */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

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
          Last updated on <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </span>
      )}
    </div>
  );
}
