import { PROGRESS } from '../config/constants';

/** Number of the navigation that the bar stands for; an earlier one has nothing to say. */
let turn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let endBar: (() => void) | undefined;

/**
 * A page is being loaded: the bar comes after a delay, so that quick pages show none. A navigation takes
 * the place of the one before, and so does its bar.
 *
 * @returns to be called when that navigation is over
 */
export function startProgress(): () => void {
  const mine = ++turn;
  clearTimeout(timer);
  timer = setTimeout(async () => {
    // Without the bar, the page comes all the same.
    const module = await import(/* webpackChunkName: "after-paint" */ './bar').catch(
      () => undefined,
    );
    if (mine === turn) endBar = module?.showBar();
  }, PROGRESS.startDelay);
  return () => {
    if (mine !== turn) return;
    turn++;
    clearTimeout(timer);
    endBar?.();
    endBar = undefined;
  };
}
