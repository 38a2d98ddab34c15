import { useSyncExternalStore } from 'react';
import { offlineManager } from './manager/offline-manager';
import type { OfflineState } from './manager/offline-state';

/**
 * Selects a part of the offline state, because the whole state changes with every progress message.
 *
 * @param select returns the same value for the same state
 */
export function useOffline<T>(select: (state: OfflineState) => T): T {
  const offline = offlineManager();
  return useSyncExternalStore(offline.subscribe, () => select(offline.getState()));
}
