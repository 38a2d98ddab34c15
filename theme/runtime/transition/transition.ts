/**
 * Changes the document, with a view transition where the browser has them and motion is welcome.
 *
 * @param animate whether this change is a new page
 * @param change does the change, synchronously
 * @returns when the change stands in the document (the animation may go on)
 */
export function withTransition(animate: boolean, change: () => void): void | Promise<void> {
  if (
    !animate ||
    typeof document.startViewTransition !== 'function' ||
    document.visibilityState !== 'visible' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  // A transition that the next click cuts short rejects these; that is as it should be.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition.updateCallbackDone;
}
