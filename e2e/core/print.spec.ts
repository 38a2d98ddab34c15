import { PAGE_KINDS } from '../routes';
import { expect, reading as test } from '../test';

test.describe('a printed page', () => {
  test('is only the article, black on white, even in dark mode', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ media: 'print' });
    for (const route of [PAGE_KINDS.guide, PAGE_KINDS.markdownPage]) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The picture of a demo's app has buttons.
      const chrome = page.locator(
        'nav:visible, aside nav:visible, footer:visible, button:visible:not(.demo-app *)',
      );
      await expect(chrome, route).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
      const unbroken = await page
        .locator('main .code, main .code *')
        .evaluateAll((all) => all.filter((part) => getComputedStyle(part).breakInside !== 'auto'));
      expect(unbroken, 'long samples continue on the next page').toEqual([]);
    }
  });

  test('shows URLs after links to other sites only, and wraps long lines of code', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(PAGE_KINDS.markdownPage);
    const added = (name: string) =>
      page
        .getByRole('link', { name })
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect((await added('another site')).replace(/" "/g, '')).toContain('(https://');
    expect(await added('another page')).toBe('none');
    const cut = await page
      .locator('pre')
      .evaluateAll(
        (blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });

  test('shows the text that is closed on the screen', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(PAGE_KINDS.guide);
    const closed = page.locator('article details:not([open]):not(.demo *)');
    expect(await closed.count()).toBeGreaterThan(0);
    const hidden = await closed.evaluateAll((all) =>
      all
        .filter(({ children: [, ...content] }) => !content.some((part) => part.checkVisibility()))
        .map(({ textContent }) => textContent),
    );
    expect(hidden).toEqual([]);
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
