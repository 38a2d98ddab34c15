import { expect, test } from '@playwright/test';

test.describe('the list of all symbols', () => {
  test('is filtered as the reader types, and the address leads back to the result', async ({
    page,
  }) => {
    await page.goto('/docs/api/globals');
    const rows = page.locator('main tbody tr:visible');
    const all = await rows.count();
    await page.getByLabel('Filter', { exact: true }).fill('reset state');
    await expect(rows.first()).toContainText('setResetState');
    expect(await rows.count()).toBeLessThan(all);
    await expect(page.locator('main').getByRole('status')).toContainText(`of ${all} symbols`);

    await page.reload();
    await expect(page.getByLabel('Filter', { exact: true })).toHaveValue('reset state');
    await expect(rows.first()).toContainText('setResetState');
  });

  test('filters by kind, extension and status', async ({ page }) => {
    await page.goto('/docs/api?status=deprecated');
    const rows = page.locator('main tbody tr:visible');
    await expect(rows.filter({ hasText: 'withFeatureFactory' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'withReset' })).toHaveCount(0);
    await page.getByLabel('Extension').selectOption('Redux');
    await expect(rows.filter({ hasText: 'withFeatureFactory' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'createEffects' })).toHaveCount(1);
  });

  test('is a plain list without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/docs/api/globals');
    await expect(page.getByRole('heading', { name: 'Functions' })).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', { name: 'withReset', exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Filter', { exact: true })).toBeHidden();
    await context.close();
  });
});

test.describe('a name in code', () => {
  const card = (page: import('@playwright/test').Page) => page.getByRole('tooltip');

  test('shows what it is when the pointer rests on it, and leads to its page', async ({ page }) => {
    await page.goto('/docs/api/functions/setResetState');
    const name = page.locator('pre a', { hasText: 'withReset' }).first();
    await name.hover();
    await expect(card(page)).toContainText('sets a store back');
    await card(page).hover();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await name.click();
    await expect(page).toHaveURL(/\/docs\/api\/functions\/withReset$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('withReset');
  });

  test('does the same for the keyboard', async ({ page }) => {
    await page.goto('/docs/api/functions/setResetState');
    await page.locator('pre a', { hasText: 'withReset' }).first().focus();
    await expect(card(page)).toContainText('withReset');
    await expect(page.locator('[aria-describedby="symbol-card"]')).toBeFocused();
    // It stays until the reader goes on or has enough of it, wherever the pointer is.
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 305);
    await page.mouse.wheel(0, 20);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  });

  test('loads the summaries only then', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/docs/api/functions/setResetState');
    await page.locator('html[data-hydrated]').waitFor();
    const before = scripts.length;
    await page.locator('pre a', { hasText: 'withReset' }).first().hover();
    await expect(card(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });
});

test('a type that is not exported is shown on the page that uses it', async ({ page }) => {
  await page.goto('/docs/api/functions/withUndoRedo');
  await page.locator('pre a', { hasText: 'OptionsForState' }).first().click();
  await expect(page).toHaveURL(/#type-OptionsForState$/);
  await expect(page.locator('#type-OptionsForState')).toBeInViewport();
});
