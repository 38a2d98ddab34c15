import { PROGRESS } from '../../config/constants';

/** Number of the current navigation. Earlier navigations are ignored. */
let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let endBar: (() => void) | undefined;

/**
 * Shows the bar for a loading page after a delay, so that fast pages show none. A new navigation replaces the previous
 * one and its bar.
 */
export function startProgress(): () => void {
  const navigation = ++latest;
  clearTimeout(timer);
  timer = setTimeout(async () => {
    // The page loads even without the bar.
    const module = await import(/* webpackChunkName: "after-paint" */ './bar').catch(
      () => undefined,
    );
    if (navigation === latest) endBar = module?.showBar();
  }, PROGRESS.startDelay);
  return () => {
    if (navigation !== latest) return;
    latest++;
    clearTimeout(timer);
    endBar?.();
    endBar = undefined;
  };
}
