import { open } from '../../open';
import { expect, reading as test } from '../../test';

const KEY = 'library-version';
const menu = 'Version: Next';

test('a version chosen in the menu adapts commands and adds marks, in all tabs and on later visits', async ({
  page,
  context,
}) => {
  await open(page, 'docs/getting-started');
  const other = await context.newPage();
  await open(other, 'docs/with-resource');
  const choice = other.getByRole('main').getByRole('group', { name: /^Version of the library/ });
  const chosen = choice.getByRole('button', { pressed: true });
  await expect(choice).toBeVisible();
  await expect(chosen).toHaveText('any');

  await page.getByLabel(menu).click();
  await page.getByRole('banner').getByRole('button', { name: '19' }).click();
  const install = page.locator('.tabs').first().locator('pre').first();
  await expect(install).toHaveText('npm install @angular-architects/ngrx-toolkit@19');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const entry = sidebar.getByRole('link', { name: 'withEntityResources()' });
  await expect(entry).toHaveAttribute('data-since', '20.5+');

  await expect(other.locator('.version-line')).toHaveText('Not in 19: since 20.1. Upgrade to 20');
  await expect(chosen).toHaveText('19');
  await expect(other.getByLabel('Version: v19')).toHaveText('v19');

  await page.reload();
  await expect(install).toHaveText('npm install @angular-architects/ngrx-toolkit@19');
  await sidebar.getByRole('link', { name: 'withUndoRedo()' }).click();
  const section = page.getByRole('heading', { name: 'Forget all steps' });
  await expect(section).not.toHaveAttribute('data-since');

  await choice.getByRole('button', { name: '18' }).click();
  await expect(section).toHaveAttribute('data-since', 'since 19.5');
  await choice.getByRole('button', { name: 'any' }).click();
  await expect(page.locator('[data-since]')).toHaveCount(0);
  await expect(page.getByLabel(menu)).toHaveText('Next');
});

test('a symbol shows its former declaration, and search results mark missing ones', async ({
  page,
}) => {
  await page.evaluate((key) => localStorage.setItem(key, '19'), KEY);
  await open(page, 'docs/api/functions/withDevtools');
  await expect(page.locator('.version-former')).toContainText('In 19.5.0, the version you use');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('withTrackedReducer');
  await expect(page.getByRole('option', { name: /^withTrackedReducer/ }).first()).toHaveAttribute(
    'data-since',
    '20.7+',
  );
});

test('an unknown version is ignored', async ({ page }) => {
  await page.evaluate((key) => localStorage.setItem(key, '99'), KEY);
  await open(page, 'docs/with-resource');
  await expect(page.getByLabel(menu)).toHaveText('Next');
  await expect(page.locator('html')).toHaveAttribute('data-idle', '');
  await expect(page.locator('[data-since], .version-line')).toHaveCount(0);
});

test('the version choice leaves room for the breadcrumbs, or is only in the menu', async ({
  page,
}) => {
  await open(page, 'docs/api/functions/setMaxPageNavigationArrayItems');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const choice = breadcrumbs.locator('version-choice');
  const last = breadcrumbs.getByRole('listitem').last();
  await expect(choice.getByRole('button', { name: 'any' })).toBeVisible();
  for (const width of [390, 481, 640, 720, 721, 996, 997, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await choice.boundingBox();
    expect(box !== null, `shown at ${width} px`).toBe(width > 720);
    const end = await last.evaluate((item) => item.getBoundingClientRect().right);
    expect(box?.x ?? end, `at ${width} px`).toBeGreaterThanOrEqual(end);
  }
});
