import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHost, type Host } from '../project';
import { DIST } from '../routes';
import { expect, test } from '../test';

const FORMER = '/docs/api/functions/withIndexeddb';
const SUCCESSOR = '/docs/api/functions/withIndexedDB';

let host: Host;

/** Serves the not-found page at a former address, like a host without redirect rules, such as GitHub Pages. */
test.beforeAll(async () => {
  host = await createHost({
    dir: DIST,
    port: 0,
    intercept: ({ url = '' }, response) => {
      if (!url.includes(FORMER)) return false;
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end(readFileSync(path.join(DIST, '404.html')));
      return true;
    },
  });
});
test.afterAll(() => host.close());

test('every spelling of a former address leads to the page that replaced it, keeping query and hash', async ({
  page,
}) => {
  for (const spelling of ['', '/', '.html']) {
    await page.goto(`${host.url}${FORMER}${spelling}?from=mail#parameters`);
    await expect(page).toHaveURL(`${host.url}${SUCCESSOR}?from=mail#parameters`);
    await expect(page.locator('h1')).toContainText('withIndexedDB');
  }
  await page.goBack();
  await expect(page).toHaveURL(`${host.url}${SUCCESSOR}?from=mail#parameters`);
  await page.goBack();
  await page.goBack();
  expect(page.url(), 'the former addresses are not in the history').toBe('about:blank');
});
