import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startForTest } from '../../testing/document';
import client from './client';

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
