import { addLink, addStyles, collectErrors, fileOf, open } from '../open';
import { expect, test as inNewTab, type Page, reading as test } from '../test';

const link = (page: Page) => page.getByText('The link of this test');

/** Marks the document. A page load removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test.describe('a link to another page', () => {
  test('shows the page without a page load, sets its title, and announces it', async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, 'docs/with-reset');
    await mark(page);
    await addLink(page, 'docs/with-devtools');
    await link(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('withDevtools');
    await expect(page).toHaveURL('docs/with-devtools');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/withDevtools/);
    await expect(page.locator('#route-announcer')).toHaveText(await page.title());
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('opens at the top, and going back restores the scroll position', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await addStyles(page, 'body { min-height: 5000px }');
    await page.evaluate(() => window.scrollTo(0, 1234));
    await addLink(page, 'docs/with-devtools');
    await link(page).click();
    await expect(page).toHaveURL('docs/with-devtools');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('withReset');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1234);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('withDevtools');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('with a hash scrolls to that heading', async ({ page }) => {
    await open(page, 'docs/team');
    await addLink(page, 'docs/extensions#choose-by-purpose');
    await link(page).click();
    const heading = page.locator('#choose-by-purpose');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    const bar = await page.locator('header').first().boundingBox();
    expect(top).toBeGreaterThanOrEqual(bar?.height ?? 0);
  });
});

test.describe('page code that fails to load', () => {
  test('is requested from the host even when going back to a hash', async ({ page }) => {
    const file = await fileOf(page, 'docs/with-devtools');
    await open(page, 'docs/with-devtools#try-it');
    await addLink(page, 'docs/with-reset');
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('withReset');
    // A new document has no cached page, and cannot preload this one.
    await page.route(`**${file}`, (route) => route.abort());
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await mark(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('withDevtools');
    await expect(page).toHaveURL('docs/with-devtools#try-it');
    await page.locator('html[data-hydrated]').waitFor();
    expect(await isMarked(page)).toBe(false);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

inNewTab(
  'URLs that a host does not redirect are cleaned in the browser, keeping query and hash',
  async ({ page }) => {
    for (const [written, clean] of [
      ['docs/with-reset.html', 'docs/with-reset'],
      ['docs/', 'docs'],
      ['docs/index.html', 'docs'],
    ] as const) {
      // A host without redirects serves the same page at the original URL.
      const body = await (await page.request.get(clean)).text();
      await page.route(`**/${written}?a=1`, (route) =>
        route.fulfill({ body, contentType: 'text/html' }),
      );
      await page.goto(`${written}?a=1#part`);
      await expect(page).toHaveURL(`${clean}?a=1#part`);
    }
  },
);
