import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns whether the component is hydrated: false in the build's HTML and during hydration, then true. Keeps controls
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
