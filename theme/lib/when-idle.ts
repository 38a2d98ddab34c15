/**
 * Maximum delay of a callback while the browser is busy, in ms. Some browsers, such as headless Chromium, are never
 * idle.
 */
const TIMEOUT = 3000;

/** Calls back when the page has loaded and the browser is idle. For everything that the first screen does not need. */
export function whenIdle(callback: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (!signal?.aborted) callback();
  };
  // Safari has no `requestIdleCallback`.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: TIMEOUT })
      : setTimeout(run);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Runs a task after the next paint, or immediately in a background tab, which does not paint. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  // A task queued in an animation frame runs after its paint.
  else requestAnimationFrame(() => setTimeout(work));
}
