import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import client from './client';

test('a page tells the worker its scripts as soon as it has started', async () => {
  const root = document.documentElement;
  const postMessage = vi.fn();
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  // Notices would appear in a later test.
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubEnv('PROD', true);
  document.head.innerHTML =
    '<script src="/static/index.js"></script><script>1</script><script type="module" src="https://other.example/x.js"></script><script data-pages="/static/list.json"></script>';
  startForTest(client.start);
  await Promise.resolve();
  expect(postMessage).not.toHaveBeenCalled();
  root.dataset.hydrated = 'true';
  await expect
    .poll(() => postMessage.mock.calls)
    .toEqual([[{ type: 'started', scripts: ['static/index.js', 'static/list.json'] }]]);
  delete root.dataset.hydrated;
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('a production build starts when the page is idle, and in development there is no worker', async () => {
  const whenIdle = vi.fn((_run: () => void) => 1);
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubEnv('PROD', false);
  startForTest(client.start);
  expect(whenIdle).not.toHaveBeenCalled();
  vi.stubEnv('PROD', true);
  startForTest(client.start);
  expect(screen.queryByRole('status')).toBeNull();
  whenIdle.mock.lastCall?.[0]();
  expect(await screen.findByRole('status')).toBeTruthy();
  document.body.replaceChildren();
});
