import { expect, test } from '@playwright/test';

const box = 'Search guides and API';

test.describe('search', () => {
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${shortcut} and closes with Escape`, async ({ page }) => {
      await page.goto('/docs/with-reset');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await page.keyboard.press(shortcut);
      await expect(page.getByRole('combobox', { name: box })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    });
  }

  test('leads with the keyboard to the page of a symbol, and remembers the search', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: box }).fill('withDevtoolsStub');
    await expect(page.getByRole('status').filter({ hasText: /Found on/ })).toBeVisible();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api/functions/withDevToolsStub');

    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'withDevtoolsStub' }).click();
    await expect(page.getByRole('option').first()).toContainText('withDevToolsStub');
  });

  test('the arrow keys choose a section, and Enter goes to it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: box }).fill('localStorage is not defined');
    await page.keyboard.press('ArrowDown');
    const second = page.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const target = await second.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  });

  test('a link can carry the search', async ({ page }) => {
    await page.goto('/docs?search=undo+redo');
    await expect(page.getByRole('combobox', { name: box })).toHaveValue('undo redo');
    await expect(page.getByRole('option').first()).toContainText('withUndoRedo');
  });

  test('says what to try when nothing is found, and never runs what was typed', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    for (const odd of ['<qxq onqxq="zq=1">', 'x'.repeat(10_000), '(.*', '🦄', 'שלום']) {
      await page.getByRole('combobox', { name: box }).fill(odd);
      await expect(page.getByText('Nothing found.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'All extensions' })).toBeVisible();
    }
    expect(await page.evaluate(() => 'zq' in window)).toBe(false);
  });

  test('says that the index is missing, and tries again', async ({ page }) => {
    await page.route('**/static/search/**', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('The search index could not be loaded.')).toBeVisible();
    await page.unroute('**/static/search/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('combobox', { name: box }).fill('reset');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('works on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: box }).fill('reset');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await expect(page.locator('h1')).toContainText('withReset');
  });
});
