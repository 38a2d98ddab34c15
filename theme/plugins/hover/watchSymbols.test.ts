import { expect, test } from 'vitest';
import { startForTest } from '../../testing/document';
import { watchSymbols } from './watchSymbols';

test('a mouse follows a link in code at once', () => {
  document.body.innerHTML =
    '<main><pre><code><a href="/docs/api/functions/withReset">withReset</a></code></pre></main>';
  startForTest(watchSymbols);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
