/** A page that still exists this long after `beforeunload` was not unloaded, in ms. */
const UNLOAD_TIMEOUT = 3000;

let unloading = false;

/** Requires `watchUnload`. */
export const isUnloading = (): boolean => unloading;

/**
 * Starts watching for the page's unload. Call it only when an update is waiting, because a `beforeunload` listener
 * excludes the page from some browsers' back/forward cache.
 */
export const watchUnload = (): void => addEventListener('beforeunload', onUnload);

function onUnload(): void {
  unloading = true;
  setTimeout(() => {
    unloading = false;
  }, UNLOAD_TIMEOUT);
}
