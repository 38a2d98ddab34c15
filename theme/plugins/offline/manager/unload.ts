/** A page that still exists this long after `beforeunload`, in ms, stays. */
const UNLOAD_TIMEOUT = 3000;

let unloading = false;

/** Whether this page is being unloaded. Needs `watchUnload`. */
export function isUnloading(): boolean {
  return unloading;
}

/**
 * Starts watching for the page's unload. Call it only when an update is waiting: a `beforeunload` listener keeps
 * the page out of some browsers' back/forward cache.
 */
export function watchUnload(): void {
  addEventListener('beforeunload', onUnload);
}

function onUnload(): void {
  unloading = true;
  setTimeout(() => {
    unloading = false;
  }, UNLOAD_TIMEOUT);
}
