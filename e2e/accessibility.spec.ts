import { expect, test } from '@playwright/test';
import { findViolations, loadAxe } from './axe';
import { open } from './open';
import { PAGE_KINDS } from './routes';

/** Widths, in px: desktop, the widest mobile layout, a phone, the narrowest supported screen. */
const WIDTHS = [1280, 996, 390, 320];

test.describe.configure({ timeout: 120_000 });

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode axe finds nothing`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const [kind, route] of Object.entries(PAGE_KINDS)) {
      test(`on the ${kind} page, at any width`, async ({ page }) => {
        await open(page, route);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await loadAxe(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          // A new width reaches scrolling boxes a moment later, and axe takes its time on a busy machine.
          await expect
            .poll(() => findViolations(page), { message: `at ${width} px`, timeout: 30_000 })
            .toEqual([]);
        }
      });
    }

    test('in the menu of small screens', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, '/docs/with-reset');
      await loadAxe(page);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      expect(await findViolations(page)).toEqual([]);
    });

    test('in an open dropdown, and with every category open', async ({ page }) => {
      await open(page, '/docs/api/functions/withReset');
      await loadAxe(page);
      await page.getByLabel('Version: Next').click();
      const closed = page.locator('aside details:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
      await page.getByLabel('Version: Next').click();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
