import type { Locator } from '@playwright/test';
import { open } from '../../open';
import { expect, reading as test } from '../../test';

const KEY = 'library-version';
const menu = /^Version: \d+$/;

/** The toolkit 19.5 requires exactly this version of NgRx. */
const INSTALL_19 = 'npm install @angular-architects/ngrx-toolkit@19 @ngrx/signals@19.2.1';

/** The mark after an element, which comes from the style sheet for older versions. */
const markOf = (element: Locator, pseudo = '::after') =>
  element.evaluate((node, name) => {
    const { content } = getComputedStyle(node, name);
    // Some browsers return the parts of the text separately.
    return content === 'none' || content === 'normal' ? '' : content.replace(/" "|"/g, '');
  }, pseudo);

test('a version chosen in the menu adapts commands and adds marks, in all tabs and on later visits', async ({
  page,
  context,
}) => {
  await open(page, 'docs/getting-started');
  const other = await context.newPage();
  await open(other, 'docs/with-resource');
  const missing = other.getByText('Your version lacks this.');
  await expect(other.locator('html')).toHaveAttribute('data-idle', '');
  await expect(missing).toBeHidden();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const entry = sidebar.getByRole('link', { name: 'withEntityResources()' });
  const before = await entry.boundingBox();

  await page.getByLabel(menu).click();
  await page.getByRole('banner').getByRole('button', { name: '19' }).click();
  const install = page.locator('.tabs').first().locator('pre').first();
  await expect(install).toHaveText(INSTALL_19);
  await expect.poll(() => markOf(entry)).toBe('20.5+');
  expect((await entry.boundingBox())?.height, 'the mark is beside the name').toBe(before?.height);

  await expect(missing).toBeVisible();
  await expect(other.getByLabel('Version: 19')).toBeVisible();
  expect(await markOf(other.getByLabel('Version: 19'), '::before')).toBe('19');
  const line = other.locator('.version-line');
  await expect(line).toHaveText('Your version: 19 · Change');

  await page.reload();
  await expect(install).toHaveText(INSTALL_19);
  await sidebar.getByRole('link', { name: 'withUndoRedo()' }).click();
  const section = page.getByRole('heading', { name: 'Clear all steps' });
  await expect(section).toBeVisible();
  expect(await markOf(section)).toBe('');

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('main').getByRole('button', { name: '18' }).click();
  await expect.poll(() => markOf(section)).toBe('since 19.5');
  await expect(line).toHaveText('Your version: 18 · Change');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('main').getByRole('button', { name: '22' }).click();
  expect(await markOf(section)).toBe('');
  await expect(page.locator('.version-line')).toHaveCount(0);
  await expect(page.getByLabel(menu)).toBeVisible();
});

test('a chosen version changes the label of the menu, and nothing beside it', async ({ page }) => {
  await open(page, 'docs/with-resource');
  // Until then, the fallback font takes fractions of a pixel more or less.
  await page.evaluate(() => document.fonts.ready);
  const button = page.getByLabel(/^Version: /);
  const places = () =>
    page
      .getByRole('banner')
      .locator('summary, summary > .icon, a, button')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const before = await places();
  await button.click();
  await page.getByRole('banner').getByRole('button', { name: '20' }).click();
  await expect.poll(() => markOf(button, '::before')).toBe('20');
  await expect(button).toBeFocused();
  const chevron = await button.locator('.icon').boundingBox();
  expect(chevron?.width).toBeGreaterThan(10);
  const moved = async () => {
    const after = await places();
    return Math.max(...after.map((left, index) => Math.abs(left - (before[index] ?? 0))));
  };
  // The chevron turns for a moment.
  await expect.poll(moved).toBeLessThan(0.1);
});

test('search results and symbol lists mark missing symbols, and a symbol’s page says if it was declared differently', async ({
  page,
}) => {
  await page.evaluate((key) => localStorage.setItem(key, '19'), KEY);
  await open(page, 'docs/api/functions/withDevtools');
  await page.getByText('Changed since your version').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeInViewport();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('withTrackedReducer');
  const result = page.getByRole('option', { name: 'withTrackedReducer' }).first();
  await expect.poll(() => markOf(result, '::before')).toBe('20.7+');
  await open(page, 'docs/api/globals');
  const row = page.getByRole('main').getByRole('link', { name: 'withTrackedReducer' });
  expect(await markOf(row)).toBe('since 20.7');
});

test('the line about the version leaves room for the breadcrumbs, even while it changes', async ({
  page,
}) => {
  await page.evaluate((key) => localStorage.setItem(key, '19'), KEY);
  await open(page, 'docs/api/functions/setMaxPageNavigationArrayItems');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const line = breadcrumbs.locator('.version-line');
  const title = page.getByRole('heading', { level: 1 });
  const last = breadcrumbs.getByRole('listitem').last();
  for (const isChanged of [false, true]) {
    if (isChanged) await line.getByRole('button', { name: 'Change' }).click();
    for (const width of [320, 390, 800, 801, 996, 997, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [own, crumb, heading] = await Promise.all(
        [line, last, title].map((one) =>
          one.evaluate((element) => element.getBoundingClientRect().toJSON()),
        ),
      );
      const isBelow = own.top >= crumb.bottom - 1;
      expect(isBelow || own.left >= crumb.right, `at ${width} px`).toBe(true);
      expect(own.bottom, `at ${width} px`).toBeLessThanOrEqual(heading.top);
      expect(own.right, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
