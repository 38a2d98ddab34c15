import { expect, test, vi } from 'vitest';
import { show } from './symbolCard';

test('the tap that brings this code shows the card of a linked name, and follows the link no more', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  document.body.innerHTML =
    '<main><pre><code><a href="/docs/api/functions/withReset">withReset</a></code></pre></main>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', show);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await vi.waitFor(() =>
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Resets the state.'),
  );
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
});
