import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page answers: false in the HTML of the build and while React takes it over, then true. What
 * is of no use without scripts can wait for it, and is not in the HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
