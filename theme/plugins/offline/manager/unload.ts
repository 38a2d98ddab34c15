/** A page that still exists this long after `beforeunload` was not unloaded, in ms. */
const UNLOAD_TIMEOUT = 3000;

let unloading = false;

/** Requires `watchUnload`. */
export const isUnloading = (): boolean => unloading;

/** Only for a waiting update, because a `beforeunload` listener excludes the page from some back/forward caches. */
export const watchUnload = (): void => addEventListener('beforeunload', onUnload);

function onUnload(): void {
  unloading = true;
  setTimeout(() => {
    unloading = false;
  }, UNLOAD_TIMEOUT);
}
