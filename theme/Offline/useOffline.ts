import { useSyncExternalStore } from 'react';
import { offlineManager } from '../../sw/client/offline-manager';
import type { OfflineState } from '../../sw/client/offline-state';

/**
 * How reading offline stands. While the site is being stored that changes many times, so a component asks
 * only for what it shows.
 *
 * @param select gives the same value for the same state
 */
export function useOffline<T>(select: (state: OfflineState) => T): T {
  const offline = offlineManager();
  return useSyncExternalStore(offline.subscribe, () => select(offline.getState()));
}
