import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSubject } from './subject';
import { show } from './symbolCard';

let link: HTMLAnchorElement;

beforeEach(() => {
  // Other tests of the module may have left a card.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  document.body.innerHTML =
    '<main><pre><code><a href="/docs/api/functions/withReset">withReset</a></code></pre></main>';
  link = document.querySelector('a') as HTMLAnchorElement;
});

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Clicks the link.
 * @returns whether the default action was prevented
 */
function click(): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  [
    'a touch that started before the script was loaded',
    () => show(Object.assign(new Event('pointerover'), { pointerType: 'touch' })),
  ],
  ['the tap that loads the script', () => link.addEventListener('click', show)],
])('%s shows the card instead of following the link', async (_what, start) => {
  start();
  expect(click()).toBe(true);
  const card = () => document.querySelector('[role=tooltip]');
  await expect.poll(() => card()?.textContent).toContain('Resets the state.');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
});

/** Moves the mouse to the link, and waits longer than any card takes. */
async function pointAtLink(buttons = 0) {
  const point = { bubbles: true, pointerType: 'mouse', buttons };
  link.dispatchEvent(new PointerEvent('pointermove', point));
  await vi.advanceTimersByTimeAsync(1_000);
}

const isShown = () => document.querySelector('[role=tooltip]') !== null;

test('while a button is pressed, no card opens, and a press closes a card', async () => {
  vi.useFakeTimers();
  await pointAtLink(1);
  expect(isShown()).toBe(false);
  await pointAtLink();
  expect(isShown()).toBe(true);
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  expect(isShown()).toBe(false);
  await pointAtLink();
  document
    .querySelector('[role=tooltip]')
    ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  expect(isShown(), 'its text can be selected').toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
});

test('a card that is dismissed while loading does not appear', async () => {
  link.addEventListener('click', show);
  click();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  // Resolves after the earlier request.
  await findSubject(link);
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});
