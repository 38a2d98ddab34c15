/**
 * Calls back once the page has loaded and the browser is idle. For all that is not needed for the first
 * screen.
 *
 * @param signal calls it off
 */
export function whenIdle(callback: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (!signal?.aborted) callback();
  };
  // Safari has no `requestIdleCallback`.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
