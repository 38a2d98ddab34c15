import { PAGE_KINDS } from '../routes';
import { expect, test as inNewTab, reading as test } from '../test';

test('in forced colors, the selected tab still differs from others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PAGE_KINDS.markdownPage);
  const colors = await page
    .locator('.tabs >> nth=0 >> .tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(new Set(colors).size).toBe(2);
});

inNewTab.describe('without scripts', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('tabs can be chosen', async ({ page }) => {
    await page.goto(PAGE_KINDS.markdownPage);
    await page.getByRole('radio', { name: 'yarn' }).check();
    await expect(page.getByText('yarn add @angular-architects/ngrx-toolkit')).toBeVisible();
  });
});
