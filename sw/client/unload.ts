/** A page that is still there so long after `beforeunload`, in ms, is staying. */
const UNLOAD_TIMEOUT = 3000;

let unloading = false;

/** Whether this page is being unloaded, as far as `watchUnload` has noticed. */
export function isUnloading(): boolean {
  return unloading;
}

/**
 * Starts to notice when the page is unloaded. Call it only when an update is waiting: a `beforeunload`
 * listener keeps the page out of some browsers' back/forward cache.
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
