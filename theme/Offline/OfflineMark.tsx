import { withBase } from '../pages/base';

/**
 * Says in the navbar that there is no network, and leads to what is stored. It is always in the page;
 * styles show it while the page is offline (`data-offline`, set by `OfflineSlot`).
 */
export function OfflineMark() {
  return (
    <a className="offline-mark" href={withBase('/offline')}>
      Offline
    </a>
  );
}
