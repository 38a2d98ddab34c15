import { test } from './site';

test('the first page comes soon after the start, sooner with a cache', async ({ copy, page }) => {
  for (const state of ['without a cache', 'with a cache', 'with a cache']) {
    await test.step(state, async () => {
      if (state === 'without a cache') await copy.clearCache();
      await copy.start();
      await copy.open(page, '/docs/with-reset');
    });
    await copy.stop();
  }
});
