import { withBase } from '../../lib/base';

/**
 * The link in the navbar to the state of the offline copy. Hidden until `offline.css` shows it without a network.
 */
export function OfflineMark() {
  return (
    <a hidden className="offline-mark" href={withBase('/offline')}>
      Offline
    </a>
  );
}
