import { useSyncExternalStore } from 'react';
import { openSession } from '../../sw/client/session';

/** How reading offline stands, and what the reader can do about it. */
export function useOffline() {
  const session = openSession();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return { ...state, session };
}
