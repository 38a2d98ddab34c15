import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page answers: false in the HTML of the build and while React takes it over, then true. What
 * is of no use without scripts can wait for it, and is not in the HTML.
 *
 * After the take-over it becomes true in a deferred render, which comes in slices; a change of a store or
 * of a state would render all that waits in one piece.
 */
export function useHydrated(): boolean {
  let inHtml = false;
  // React asks for the snapshot of the server where there is HTML, and nowhere else.
  useSyncExternalStore(never, nothing, () => {
    inHtml = true;
    return nothing();
  });
  return useDeferredValue(true, inHtml ? false : undefined);
}

const nothing = () => undefined;
