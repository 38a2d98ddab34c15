import { open } from './open';
import { expect, test as inNewTab, reading as test } from './test';

test.describe('with colours of the reader’s own', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the current page, the current heading and the icons stay visible', async ({ page }) => {
    await open(page, '/docs/with-reset');
    const current = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('[aria-current="page"]');
    await expect(current).toHaveCSS('outline-style', 'solid');
    const heading = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .first();
    await heading.click();
    const marks = page.getByRole('navigation', { name: 'On this page' });
    const widthOf = (selector: string) =>
      marks
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link).borderInlineStartColor);
    await expect(marks.locator('[aria-current]')).toHaveCount(1);
    expect(await widthOf('[aria-current]')).not.toBe(await widthOf('a:not([aria-current])'));
    // Icons are backgrounds cut to shape: forced colours would paint them like what is behind them.
    const icons = await page
      .locator('header i:visible')
      .evaluateAll((all) =>
        all.map((icon) => [
          getComputedStyle(icon).backgroundColor,
          getComputedStyle(document.body).backgroundColor,
        ]),
      );
    expect(icons.length).toBeGreaterThan(2);
    for (const [icon, behind] of icons) expect(icon).not.toBe(behind);
  });

  test('the focus can be seen', async ({ page }) => {
    await open(page, '/docs/with-reset');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(outline).not.toBe('none');
  });
});

inNewTab(
  'nothing jumps while a page loads, and none of it when scripts take over',
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] as string[] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as { shifts: string[] }).shifts.push(entry.value.toFixed(4));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [width, route, version] of [
      [1280, '/docs/with-resource'],
      [390, '/docs/with-resource'],
      [1280, '/docs/api/globals'],
      [390, '/docs/api'],
      [390, '/'],
      // With marks of what an older version of the library lacks.
      [1280, '/docs/with-resource', '20'],
      [390, '/docs/api/functions/withResource', '18'],
      // With a result that the address asks for.
      [1280, '/docs/changes?from=19&to=22', ''],
      [390, '/docs/errors?message=store.save.isPending%20is%20not%20a%20function'],
      [1280, '/docs/api/globals?q=entity'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (version !== undefined)
        await page.evaluate((one) => localStorage.setItem('library-version', one), version);
      await open(page, route);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts, `${route} at ${width} px`).toEqual([]);
    }
  },
);
