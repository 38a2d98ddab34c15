import { PROGRESS } from '../config/constants';
import './progress.css';

let bar: HTMLElement | undefined;
let share = 0;
/** Number of the navigation that the bar stands for; an earlier one has nothing to say. */
let turn = 0;
let startTimer: ReturnType<typeof setTimeout> | undefined;
let trickleTimer: ReturnType<typeof setInterval> | undefined;

function draw(next: number): void {
  share = next;
  bar?.style.setProperty('--progress', String(share));
  bar?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
}

function showBar(): void {
  if (!bar) {
    bar = document.createElement('div');
    bar.className = 'route-progress';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading page');
    bar.style.setProperty('--progress-speed', `${PROGRESS.speed}ms`);
    document.body.append(bar);
  }
  draw(PROGRESS.minimum);
  clearInterval(trickleTimer);
  trickleTimer = setInterval(() => {
    // The bar never says "done" before it is.
    draw(Math.min(share + PROGRESS.trickleRate, 0.994));
  }, PROGRESS.trickleInterval);
}

function end(): void {
  clearTimeout(startTimer);
  clearInterval(trickleTimer);
  if (!bar) return;
  draw(1);
  // Two steps of the animation: filling up, then fading.
  bar.classList.add('route-progress-done');
  const done = bar;
  bar = undefined;
  setTimeout(() => done.remove(), PROGRESS.speed * 2);
}

/**
 * A page is being loaded: the bar comes after a delay, so that quick pages show none. A navigation takes
 * the place of the one before, and so does its bar.
 *
 * @returns to be called when that navigation is over
 */
export function startProgress(): () => void {
  const mine = ++turn;
  clearTimeout(startTimer);
  startTimer = setTimeout(showBar, PROGRESS.startDelay);
  return () => {
    if (mine === turn) end();
  };
}
