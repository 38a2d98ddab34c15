import { beforeEach, expect, test, vi } from 'vitest';
import { findSubject } from './subject';
import { show } from './symbolCard';

let link: HTMLAnchorElement;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  document.body.innerHTML =
    '<main><pre><code><a href="/docs/api/functions/withReset">withReset</a></code></pre></main>';
  link = document.querySelector('a') as HTMLAnchorElement;
});

/** @returns whether the link is not followed */
function click(): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  return event.defaultPrevented;
}

async function expectCard() {
  await vi.waitFor(() =>
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Resets the state.'),
  );
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
}

test('a finger that came down before this code was there taps the name, and does not follow the link', async () => {
  show(Object.assign(new Event('pointerover'), { pointerType: 'touch' }));
  expect(click()).toBe(true);
  await expectCard();
});

test('the tap that brings this code shows the card of a linked name, and follows the link no more', async () => {
  link.addEventListener('click', show);
  expect(click()).toBe(true);
  await expectCard();
});

test('a card that is dismissed before it is there does not come', async () => {
  link.addEventListener('click', show);
  click();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  // What is asked later is answered later.
  await findSubject(link);
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});
