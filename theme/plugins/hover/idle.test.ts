import { expect, test } from 'vitest';
import { startForTest } from '../../testing/document';
import { makeStops, watchSymbols } from './idle';

test('a mouse click follows a link in code immediately', () => {
  document.body.innerHTML =
    '<main><pre><code><a href="/docs/api/functions/withReset">withReset</a></code></pre></main>';
  startForTest(watchSymbols);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a sample with names is one tab stop, and its links are not tab stops', () => {
  document.body.innerHTML = `
    <figure class="code"><pre id="links"><code><a href="/x">x</a></code></pre></figure>
    <figure class="code"><figcaption><span class="code-lang">TypeScript</span></figcaption><pre id="names"></pre></figure>
    <figure class="code"><figcaption><span class="code-lang">Shell</span></figcaption><pre id="shell"></pre></figure>`;
  makeStops(document.body);
  expect([...document.querySelectorAll('pre[data-stop]')].map(({ id }) => id)).toEqual([
    'links',
    'names',
  ]);
  expect(document.querySelector('a')?.tabIndex).toBe(-1);
  expect(document.querySelector<HTMLElement>('#links')?.tabIndex).toBe(0);
});
