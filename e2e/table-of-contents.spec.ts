import { expect, type Page, test } from '@playwright/test';
import { open } from './open';

/** A page that is long and always has headings. */
const LONG_PAGE = '/docs/api/globals';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the heading being read is marked, and a link leads below the navbar', async ({ page }) => {
  await open(page, LONG_PAGE);
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await contents(page).getByRole('link', { name: 'Type aliases' }).click();
  await expect(page).toHaveURL(/#type-aliases$/);
  await expect(current).toHaveText('Type aliases');
  const heading = await page.locator('#type-aliases').boundingBox();
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(navbar?.height ?? 0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText('Variables');
});

test('on a small screen the contents stand above the article, closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(page, LONG_PAGE);
  const link = contents(page).getByRole('link', { name: 'Variables' });
  await expect(link).toBeHidden();
  await page.locator('summary', { hasText: 'On this page' }).click();
  await link.click();
  await expect(page).toHaveURL(/#variables$/);
  await expect(page.locator('#variables')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

  test('the contents open and lead on', async ({ page }) => {
    await page.goto(LONG_PAGE);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await contents(page).getByRole('link', { name: 'Variables' }).click();
    await expect(page).toHaveURL(/#variables$/);
    await expect(page.locator('#variables')).toBeInViewport();
  });
});
