import { PAGE_KINDS } from '../routes';
import { expect, type Locator, reading as test } from '../test';

test.describe('a printed page', () => {
  test('is only the article, black on white, even in dark mode, with the text that is closed on the screen', async ({
    page,
  }) => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ media: 'print' });
    for (const route of [PAGE_KINDS.markdownPage, PAGE_KINDS.guide]) {
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
    const closed = page.locator('article details:not([open]):not(.demo *)');
    expect(await closed.count()).toBeGreaterThan(0);
    const hidden = await closed.evaluateAll((all) =>
      all
        .filter(({ children: [, ...content] }) => !content.some((part) => part.checkVisibility()))
        .map(({ textContent }) => textContent),
    );
    expect(hidden).toEqual([]);
  });

  test('shows URLs after links to other sites only, wraps long lines of code, and names each panel of tabs', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(PAGE_KINDS.markdownPage);
    const afterLinks = (links: Locator) =>
      links.evaluateAll((all) =>
        all.map((link) => getComputedStyle(link, '::after').content.replace(/" "/g, '')),
      );
    const named = (name: string) => page.getByRole('link', { name }).first();
    expect(await afterLinks(named('another site'))).toEqual([expect.stringContaining('(https://')]);
    expect(await afterLinks(named('another page'))).toEqual(['none']);
    const cut = await page
      .locator('pre')
      .evaluateAll(
        (blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      );
    expect(cut).toBe(0);

    const tabs = page.locator('.tabs', { hasText: 'Local storage' }).first();
    await expect(tabs.getByRole('radiogroup')).toBeHidden();
    const panels = tabs.locator('.tab-panel');
    const labels = await panels.evaluateAll((all) =>
      all.map((panel) => getComputedStyle(panel, '::before').content.replaceAll('"', '')),
    );
    expect(labels).toEqual(['Local storage', 'Session storage']);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();

    await page.goto('docs/extensions');
    const inTables = await afterLinks(page.locator('main table a'));
    expect([...new Set(inTables)], 'none in tables').toEqual(['none']);
  });
});
