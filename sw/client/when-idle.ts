/**
 * Runs something once the page has loaded and has nothing better to do. Nothing that is not for the
 * first screen may come earlier.
 *
 * @returns a function that calls it off.
 */
export function whenIdle(run: () => void): () => void {
  let cancelled = false;
  const start = () => {
    if (!cancelled) run();
  };
  // Safari has no `requestIdleCallback`; a task of its own is the next best.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
    removeEventListener('load', wait);
  };
}
