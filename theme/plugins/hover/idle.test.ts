import { expect, test } from 'vitest';
import { startForTest } from '../../testing/document';
import { watchSymbols } from './idle';

test('a mouse click follows a link in code immediately', () => {
  document.body.innerHTML =
    '<main><pre><code><a href="/docs/api/functions/withReset">withReset</a></code></pre></main>';
  startForTest(watchSymbols);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
