import { collectErrors, delayRequests, open } from '../open';
import { expect, type Page, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
const toggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

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

/** The contrast of two CSS colors on the background of the page. */
function contrastOf([one, other]: readonly [string, string]): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const luminanceOf = (color: string) => {
    for (const layer of [getComputedStyle(document.body).backgroundColor, color]) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('code in text stands out, and hints in fields can be read, in either mode', async ({
  page,
}) => {
  await open(page, 'docs/errors');
  for (const mode of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const hint = await page
      .locator('main :is(input, textarea)[placeholder]')
      .first()
      .evaluate((field): [string, string] => [
        getComputedStyle(field, '::placeholder').color,
        getComputedStyle(field).backgroundColor,
      ]);
    expect(await page.evaluate(contrastOf, hint), mode).toBeGreaterThan(4.5);
    const code = await page
      .locator('main p code')
      .first()
      .evaluate((element): [string, string] => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(await page.evaluate(contrastOf, code), mode).toBeGreaterThan(1.12);
    await toggle(page).click();
  }
});
