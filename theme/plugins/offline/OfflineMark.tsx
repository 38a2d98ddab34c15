import { withBase } from '../../lib/base';

/**
 * Renders the link in the navbar to the state of the offline copy. Hidden until `offline.css` shows it when there is no
 * network.
 */
export function OfflineMark() {
  return (
    <a hidden className="offline-mark" href={withBase('/offline')}>
      Offline
    </a>
  );
}
