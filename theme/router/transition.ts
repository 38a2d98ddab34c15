/**
 * Changes the document, with a view transition where the browser has them and motion is welcome.
 *
 * A transition first takes pictures of the old page: from click to new heading it made 85 ms of 34
 * (median, two busy cores). So only pages that the reader has waited for get one; what is there at once
 * is shown at once.
 *
 * @param animate whether to use a transition
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

/** Does something once the next frame is on the screen; at once in the background, where there is none. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  // A task that a frame's callback asks for runs when that frame has been painted.
  else requestAnimationFrame(() => setTimeout(work));
}
