import { expectNoViolations } from '../axe';
import { delayRequests, open } from '../open';
import { expect, type Page, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

test.describe('an announcement', () => {
  test('has space and styles before the scripts load, or no space if it was dismissed', async ({
    page,
  }) => {
    await open(page, GUIDE);
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toBeHidden();
    const release = await delayRequests(page, '**/static/js/**');
    await page.goto(GUIDE, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => localStorage.setItem('announcement.id', 'the previous one'));
    await page.goto(GUIDE, { waitUntil: 'commit' });
    await expect(bar(page)).toHaveCSS('display', 'flex');
    release();
  });

  test('has a link, but the skip link stays the first tab stop', async ({ page }) => {
    await open(page, GUIDE);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL('docs/changes');
    await expect(bar(page)).toBeVisible();
  });
});

test('the navbar is hidden on scrolling down, and shown on scrolling up', async ({ page }) => {
  await open(page, GUIDE);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  // Instant, because the wheel would only shorten a smooth scroll instead of scrolling up.
  const scroll = (top: number) =>
    page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
  await expect(async () => {
    await scroll(300);
    await expect(navbar).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await scroll(-200);
  await expect(navbar).toBeInViewport({ ratio: 1 });
});

test('the color mode always follows the system, at first paint and later', async ({ page }) => {
  const html = page.locator('html');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByRole('button', { name: /dark and light/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('axe finds nothing; versions and languages can be chosen, and a version is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, GUIDE);
  await expectNoViolations(page, 'html');
  await page.getByLabel('Language: English').click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
  await page.getByLabel(/^Version: \d+$/).click();
  await page.getByRole('link', { name: 'Old', exact: true }).click();
  await expect(page.getByLabel('Version: Old')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    'old',
  );
});
