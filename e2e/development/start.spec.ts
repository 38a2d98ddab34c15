import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './site';

test('the first page loads soon after the start, and sooner with a cache', async ({
  copy,
  page,
}) => {
  for (const state of ['without a cache', 'with a cache', 'with a cache']) {
    await test.step(state, async () => {
      if (state === 'without a cache') await copy.clearCache();
      await copy.start();
      await copy.open(page, '/docs/with-reset');
    });
    await copy.stop();
  }
});

test('the requested port is used, or reported as in use', async ({ copy, page }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(copy.start('--port', `${port}`)).rejects.toThrow(
    new RegExp(`${port}.* is occupied`),
  );
  other.close();
  await once(other, 'close');
  await copy.start('--port', `${port}`);
  expect(copy.url).toBe(`http://localhost:${port}`);
  await copy.open(page, '/docs/team');
  await copy.stop();
});
