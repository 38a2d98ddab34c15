import { MOBILE_BREAKPOINT, open } from '../open';
import { expect, type Page, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
const button = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });

async function openMenu(page: Page, path = GUIDE) {
  await open(page, path);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test.use({ viewport: { width: 390, height: 780 } });

test('the menu is available up to the breakpoint', async ({ page }) => {
  await page.setViewportSize({ width: MOBILE_BREAKPOINT, height: 700 });
  await open(page, GUIDE);
  await expect(button(page)).toBeVisible();
  await page.setViewportSize({ width: MOBILE_BREAKPOINT + 1, height: 700 });
  await expect(button(page)).toBeHidden();
});

test('the group of the current page is whole in the menu', async ({ page }) => {
  await openMenu(page, 'docs/with-storage-sync');
  const group = menu(page).locator('details', { has: page.locator('[aria-current="page"]') });
  await expect(group).toBeInViewport({ ratio: 1 });
});

test('the menu starts with the search, which replaces it', async ({ page }) => {
  await openMenu(page);
  await menu(page)
    .getByRole('button', { name: /^Search/ })
    .click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

test('focus and scrolling stay in the menu, and the focus returns to the button', async ({
  page,
}) => {
  await open(page, GUIDE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      // After the last tab stop, the focus moves to the browser UI.
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(where).toBe(true);
  }
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the menu closes on a click outside, in the desktop layout and on back navigation', async ({
  page,
}) => {
  await openMenu(page);
  await page.mouse.click(385, 400);
  await expect(menu(page)).toBeHidden();

  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 780 });

  await page.getByRole('link', { name: 'withUndoRedo()' }).last().click();
  await expect(page).toHaveURL('docs/with-undo-redo');
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});
