import { addLink, fileOf, open } from '../open';
import { reading as test } from '../test';

test('a page is preloaded when a link to it comes into view', async ({ page }) => {
  const file = await fileOf(page, 'docs/with-pagination');
  await open(page, 'markdown-page');
  const request = page.waitForRequest((requested) => requested.url().endsWith(file));
  await addLink(page, 'docs/with-pagination');
  await request;
});
