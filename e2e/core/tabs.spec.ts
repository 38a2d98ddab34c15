import { PAGE_KINDS } from '../routes';
import { expect, reading as test } from '../test';

test('a printed page names each panel, and shows all of them below each other', async ({
  page,
}) => {
  await page.goto(PAGE_KINDS.markdownPage);
  await page.emulateMedia({ media: 'print' });
  const tabs = page.locator('.tabs', { hasText: 'Local storage' }).first();
  await expect(tabs.getByRole('radiogroup')).toBeHidden();
  const panels = tabs.locator('.tab-panel');
  const labels = await panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel, '::before').content.replaceAll('"', '')),
  );
  expect(labels).toEqual(['Local storage', 'Session storage']);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});
