import { collectErrors, delayRequests, open } from '../open';
import { expect, type Page, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
const toggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the color mode is light until the reader chooses, whatever the system prefers', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, GUIDE);
  await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
  const [red = 0] = (await background(page)).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(191);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
});

test('the color mode is kept when the reader has chosen one, on this visit and the next', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, GUIDE);
  const light = await background(page);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  expect(await background(page)).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await open(page, 'docs/extensions');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  expect(errors, 'no hydration mismatch in either mode').toEqual([]);
});

test('the color mode is correct at first paint, however late the scripts load', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // Delays scripts instead of blocking them, because a page whose scripts fail reloads itself.
  const release = await delayRequests(page, '**/*.js');
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const [red = 255] = (await background(page)).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(64);
  release();
});

test('the color mode is synchronized with other tabs', async ({ page, context }) => {
  await open(page, GUIDE);
  const other = await context.newPage();
  await open(other, GUIDE);
  await toggle(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
