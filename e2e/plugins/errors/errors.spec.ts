import { expect, reading as test } from '../../test';

test('the list of all errors stays on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('docs/errors');
  await expect(page.getByRole('navigation', { name: 'All errors' })).toBeVisible();
});
