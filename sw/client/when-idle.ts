/**
 * Calls back once the page has loaded and the browser is idle. For all that is not needed for the first
 * screen.
 *
 * @returns a function that cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  let cancelled = false;
  const run = () => {
    if (!cancelled) callback();
  };
  // Safari has no `requestIdleCallback`.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
    removeEventListener('load', wait);
  };
}
