import { expectNoViolations } from '../axe';
import { MOBILE_BREAKPOINT, open } from '../open';
import { expect, type Page, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
const button = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });

test.use({ viewport: { width: 390, height: 780 } });

test('up to the breakpoint, the menu has the whole group of the current page, and the search, which replaces it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'docs/with-storage-sync');
  await page.setViewportSize({ width: MOBILE_BREAKPOINT + 1, height: 700 });
  await expect(button(page)).toBeHidden();
  await page.setViewportSize({ width: MOBILE_BREAKPOINT, height: 700 });
  await button(page).click();
  const group = menu(page).locator('details', { has: page.locator('[aria-current="page"]') });
  await expect(group).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 'dialog[open]');
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expectNoViolations(page, 'dialog[open]');
  await menu(page)
    .getByRole('button', { name: /^Search/ })
    .click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

test('focus and scrolling stay in the menu, and the focus returns; it closes on a click outside, in the desktop layout and on back navigation', async ({
  page,
}) => {
  await open(page, GUIDE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const left = await page.evaluateHandle(() => {
    const elements: string[] = [];
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) elements.push(target.outerHTML);
    });
    return elements;
  });
  // More than the menu has.
  for (let stop = 0; stop < 40; stop++) await page.keyboard.press('Tab');
  expect(await left.jsonValue()).toEqual([]);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await button(page).click();
  await expect(menu(page)).toBeVisible();
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
