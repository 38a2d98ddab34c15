import { open } from '../../open';
import { shiftsIn, watchShifts } from '../../shifts';
import { expect, test as inNewTab, reading as test } from '../../test';

test('the list of all errors is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('docs/errors');
  await expect(page.getByRole('navigation', { name: 'All errors' })).toBeVisible();
});

inNewTab.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('the finder says what it needs, and the list works', async ({ page }) => {
    await page.goto('docs/errors');
    // Playwright does not read the text in `noscript`.
    expect(await page.content()).toContain('<noscript><p>The error finder needs JavaScript.');
    await expect(page.locator('main noscript p').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'All errors' })).toBeVisible();
  });
});

inNewTab('nothing moves while a requested error is found', async ({ page }) => {
  await watchShifts(page);
  for (const [width, route] of [
    [390, 'docs/errors?message=store.save.isPending%20is%20not%20a%20function'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await shiftsIn(page), `${route} at ${width} px`).toEqual([]);
  }
});
