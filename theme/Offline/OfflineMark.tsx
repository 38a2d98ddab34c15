import { withBase } from '../pages/base';

/**
 * The link in the navbar that shows while there is no network, and leads to the state of the offline copy.
 * It is always in the page, hidden; `offline.css` shows it.
 */
export function OfflineMark() {
  return (
    <a hidden className="offline-mark" href={withBase('/offline')}>
      Offline
    </a>
  );
}
