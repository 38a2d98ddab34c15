import { useSyncExternalStore } from 'react';

/** Follows the label of what does not work offline. Styles cannot import it, and repeat it. */
export const NEEDS_NETWORK = ' (needs a network)';

/** Returns whether there is a network, as far as the browser knows. True in the build's HTML. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

function onConnectionChange(listener: () => void): () => void {
  const types = ['online', 'offline'];
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}
