import { hrefOf, PAGE_KINDS } from '../routes';
import { expect, reading as test } from '../test';

test.describe('a printed page', () => {
  test('is only the article, black on white, even in dark mode', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ media: 'print' });
    for (const route of [PAGE_KINDS.guide, PAGE_KINDS.markdownPage]) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const chrome = page.locator('nav:visible, aside nav:visible, footer:visible, button:visible');
      await expect(chrome, route).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
      const unbroken = await page
        .locator('main .code, main .code *')
        .evaluateAll((all) => all.filter((part) => getComputedStyle(part).breakInside !== 'auto'));
      expect(unbroken, 'long samples continue on the next page').toEqual([]);
    }
  });

  test('shows full URLs after links, and wraps long lines of code', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(PAGE_KINDS.markdownPage);
    for (const [name, address] of [
      ['another site', 'https://'],
      ['another page', `https://ngrx-toolkit.angulararchitects.io${hrefOf('docs/extensions')}`],
    ] as const) {
      const link = page.getByRole('link', { name }).first();
      const content = await link.evaluate(
        (element) => getComputedStyle(element, '::after').content,
      );
      expect(content.replace(/" "/g, ''), name).toContain(`(${address}`);
    }
    const cut = await page
      .locator('pre')
      .evaluateAll(
        (blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });

  test('shows no URLs in tables', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('docs/extensions');
    const added = await page
      .locator('main table a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(added).not.toHaveLength(0);
    expect([...new Set(added)]).toEqual(['none']);
  });
});
