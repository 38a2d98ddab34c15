import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component is hydrated: false in the build's HTML and during hydration, then true. Keeps controls
 * that need scripts out of the HTML.
 *
 * It becomes true in a deferred render, which React can interrupt. A store or state update would render everything
 * immediately.
 */
export function useHydrated(): boolean {
  let inHtml = false;
  // React only calls the server snapshot when it hydrates HTML.
  useSyncExternalStore(never, nothing, () => {
    inHtml = true;
    return nothing();
  });
  return useDeferredValue(true, inHtml ? false : undefined);
}

const nothing = () => undefined;

/** Follows the label of what does not work offline. Styles cannot import it, and repeat it. */
export const NEEDS_NETWORK = ' (needs a network)';

/** Whether there is a network, as far as the browser knows. True in the build's HTML. */
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
