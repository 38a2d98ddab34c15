import { PROGRESS } from '../../config/constants';
import './progress.css';

let bar: HTMLElement | undefined;
let share = 0;
let running = 0;
let startTimer: ReturnType<typeof setTimeout> | undefined;
let trickleTimer: ReturnType<typeof setInterval> | undefined;
let endTimer: ReturnType<typeof setTimeout> | undefined;

function draw(next: number): void {
  share = next;
  bar?.style.setProperty('--progress', String(share));
  bar?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
}

function showBar(): void {
  clearTimeout(endTimer);
  if (!bar) {
    bar = document.createElement('div');
    bar.className = 'route-progress';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading page');
    bar.style.setProperty('--progress-speed', `${PROGRESS.speed}ms`);
    document.body.append(bar);
  }
  draw(PROGRESS.minimum);
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
  endTimer = setTimeout(() => done.remove(), PROGRESS.speed * 2);
}

/**
 * A route is being loaded: the bar comes after a delay, so that quick pages show none.
 *
 * @returns a function to call when that load is over; the bar goes when none is left
 */
export function startProgress(): () => void {
  if (running++ === 0) startTimer = setTimeout(showBar, PROGRESS.startDelay);
  let over = false;
  return () => {
    if (over) return;
    over = true;
    if (--running === 0) end();
  };
}
