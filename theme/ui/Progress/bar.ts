import { PROGRESS } from '../../config/constants';
import { create } from '../../lib/elements';
import './progress.css';

let bar: HTMLElement | undefined;
let share = 0;
let trickleTimer: ReturnType<typeof setInterval> | undefined;

function draw(next: number): void {
  share = next;
  bar?.style.setProperty('--progress', String(share));
  bar?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
}

/** Shows the bar, starting at its minimum. */
export function showBar(): () => void {
  if (!bar) {
    bar = create('div', {
      className: 'route-progress',
      role: 'progressbar',
      ariaLabel: 'Loading page',
    });
    bar.style.setProperty('--progress-speed', `${PROGRESS.speed}ms`);
    document.body.append(bar);
  }
  draw(PROGRESS.minimum);
  clearInterval(trickleTimer);
  trickleTimer = setInterval(() => {
    // Never full before the page has loaded.
    draw(Math.min(share + PROGRESS.trickleRate, 0.994));
  }, PROGRESS.trickleInterval);
  return end;
}

function end(): void {
  clearInterval(trickleTimer);
  if (!bar) return;
  draw(1);
  // Two steps of the animation: filling, then fading.
  bar.classList.add('route-progress-done');
  const done = bar;
  bar = undefined;
  setTimeout(() => done.remove(), PROGRESS.speed * 2);
}
