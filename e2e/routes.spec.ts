import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SPECIFIED_ROUTES } from './routes';

/** Narrowest screen that the site is made for, in px. */
const NARROWEST = 320;

const builtRoutes = readdirSync(path.join(import.meta.dirname, '../dist'), { recursive: true })
  .map((file) => `/${String(file).split(path.sep).join('/')}`)
  .filter((file) => file.endsWith('.html') && file !== '/404.html')
  .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));

/** What Playwright itself says where a test runs without a service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

test.describe('every page', () => {
  // One tab for all of them: what the pages share is read once, and a new window costs more than a page.
  let page: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({
      baseURL,
      viewport: { width: NARROWEST, height: 640 },
      serviceWorkers: 'block',
    });
  });
  test.afterEach(async () => {
    page.removeAllListeners();
    // What the page still loads ahead ends here, and is no failure of the next one.
    await page.goto('about:blank');
  });
  test.afterAll(() => page.context().close());

  for (const route of new Set([...SPECIFIED_ROUTES, ...builtRoutes])) {
    test(`${route} opens in order`, async () => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (/error|warning/.test(message.type()) && text !== WORKER_BLOCKED) troubles.push(text);
      });
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('requestfailed', (request) => troubles.push(`${request.url()} failed`));
      page.on('response', (response) => {
        if (response.status() >= 400)
          troubles.push(`${response.url()} answered ${response.status()}`);
      });

      const response = await page.goto(route, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      expect(new URL(page.url()).pathname, 'the address stays as it was typed').toBe(route);
      await expect(page).toHaveTitle(/NgRx Toolkit/);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main h1')).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'nothing makes the page wider than the screen').toBeLessThanOrEqual(NARROWEST);
      expect(troubles).toEqual([]);
    });
  }
});

test.describe('addresses', () => {
  for (const [asked, shown] of [
    ['/docs/with-reset.html', '/docs/with-reset'],
    ['/docs/with-reset/', '/docs/with-reset'],
    ['/docs/with-reset/index.html', '/docs/with-reset'],
    ['/docs/', '/docs'],
    ['/docs/api/', '/docs/api'],
    ['/index.html', '/'],
  ] as const) {
    test(`${asked} leads to ${shown}, query and hash kept`, async ({ page }) => {
      await page.goto(`${asked}?from=mail#top`);
      await expect(page).toHaveURL(`${shown}?from=mail#top`);
      await expect(page.locator('h1')).not.toHaveText(/not found/i);
    });
  }

  test('a redirect is permanent', async ({ request }) => {
    const response = await request.get('/docs/with-reset.html', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/docs/with-reset');
  });

  for (const unknown of [
    '/no-such-page',
    '/docs/no-such-guide',
    '/docs/api/functions',
    '/Docs/with-reset',
  ]) {
    test(`${unknown} shows the not-found page with status 404`, async ({ page }) => {
      const response = await page.goto(unknown);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: /page not found/i })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await expect(page.getByRole('heading', { level: 1, name: /page not found/i })).toBeVisible();
    });
  }
});
