import { open } from '../open';
import { expectNoShifts } from '../shifts';
import { expect, test as inNewTab, reading as test } from '../test';

test.describe('with forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the current page, the current heading and the icons stay visible', async ({ page }) => {
    await open(page, 'docs/with-reset');
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
    // Icons are masked backgrounds, which would be invisible in forced colors.
    const icons = await page
      .locator('i:visible')
      .evaluateAll((all) =>
        all.map((icon) => [
          getComputedStyle(icon).backgroundColor,
          getComputedStyle(document.body).backgroundColor,
        ]),
      );
    expect(icons.length).toBeGreaterThan(2);
    for (const [icon, behind] of icons) expect(icon).not.toBe(behind);
  });

  test('the focus is visible', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(outline).not.toBe('none');
  });
});

inNewTab('nothing moves while a page loads, nor when scripts start', ({ page }) =>
  expectNoShifts(page, [
    [1280, 'docs/with-resource'],
    [390, 'docs/with-resource'],
    [390, './'],
  ]),
);
