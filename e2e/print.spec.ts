import { PAGE_KINDS } from './routes';
import { expect, test } from './test';

test.describe('a page on paper', () => {
  for (const route of [PAGE_KINDS.guide, PAGE_KINDS.apiPage, PAGE_KINDS.markdownPage]) {
    test(`${route} is the article alone`, async ({ page }) => {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const chrome = page.locator('nav:visible, aside nav:visible, footer:visible, button:visible');
      await expect(chrome).toHaveCount(0);
    });
  }

  for (const [name, address] of [
    ['another site', 'https://'],
    ['another page', 'https://ngrx-toolkit.angulararchitects.io/docs/extensions'],
  ] as const) {
    test(`shows the whole address behind a link to ${name}`, async ({ page }) => {
      await page.goto(PAGE_KINDS.markdownPage);
      await page.emulateMedia({ media: 'print' });
      const content = await page
        .getByRole('link', { name })
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(content.replace(/" "/g, '')).toContain(`(${address}`);
    });
  }

  test('shows no addresses in code and cards', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const route of [PAGE_KINDS.home, PAGE_KINDS.guide, PAGE_KINDS.apiEntrance]) {
      await page.goto(route);
      const added = await page
        .locator('main :is(pre, table, .home-groups) a, [data-island] ~ ul a')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
      expect(added).not.toHaveLength(0);
      expect([...new Set(added)]).toEqual(['none']);
    }
  });

  test('keeps the lists of links that are its text', async ({ page }) => {
    await page.goto('/docs/errors');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'All errors' })).toBeVisible();
  });

  test('is black on white, also from the dark mode', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(PAGE_KINDS.markdownPage);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('breaks long lines of code instead of cutting them off', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.goto(PAGE_KINDS.markdownPage);
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('pre')
      .evaluateAll(
        (blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });
});
