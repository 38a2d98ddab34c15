import { CONTRAST, findViolations, loadAxe, WIDTH } from '../axe';
import { open } from '../open';
import { ALL_KINDS } from '../routes';
import { expect, type Page, reading as test } from '../test';

/** Minimum supported viewport width, in px. */
const NARROWEST = 320;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const setMode = (page: Page, mode: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);

/** Expects no axe violations in either color mode. */
async function expectNoViolations(page: Page, where?: string) {
  const message = (mode: string) => [where, `in ${mode} mode`].filter(Boolean).join(', ');
  await expect.poll(() => findViolations(page), message('light')).toEqual([]);
  await setMode(page, 'dark');
  await expect.poll(() => findViolations(page, CONTRAST), message('dark')).toEqual([]);
  await setMode(page, 'light');
}

test.describe('axe finds nothing', () => {
  for (const [kind, route] of Object.entries(ALL_KINDS)) {
    test(`on the ${kind} page`, async ({ page }) => {
      await open(page, route);
      await loadAxe(page);
      await expectNoViolations(page);
      await page.setViewportSize({ width: NARROWEST, height: 800 });
      // Updates after a change of width, such as making boxes scrollable, are asynchronous.
      await expect.poll(() => findViolations(page, WIDTH), `at ${NARROWEST} px`).toEqual([]);
    });
  }

  test('in the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, 'docs/with-reset');
    await loadAxe(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    await expectNoViolations(page, 'with the sidebar');
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expectNoViolations(page, 'with the main menu');
  });

  test('in an open dropdown, and with every category open', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await loadAxe(page);
    const closed = page.locator('aside details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    await page.getByLabel(/^Version: /).click();
    await expectNoViolations(page);
  });
});
