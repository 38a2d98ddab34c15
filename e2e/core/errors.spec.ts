import { findViolations, loadAxe } from '../axe';
import { open } from '../open';
import { expect, test as inNewTab, type Page, reading as test } from '../test';

declare global {
  interface Window {
    /** While true, the page under test throws while rendering. */
    crash?: boolean;
  }
}

const setCrash = (page: Page, crash: boolean) =>
  page.evaluate((value) => void Object.assign(window, { crash: value }), crash);

/** Makes the next page throw an error with a cause while `window.crash` is true. */
async function makePageCrash(page: Page) {
  await setCrash(page, true);
  await page.evaluate(() => {
    const { querySelector } = Element.prototype;
    Element.prototype.querySelector = function (selector: string) {
      if (window.crash && this.matches('main:not(:has([role=alert]))') && selector === '.prose') {
        throw new Error('The guide failed', { cause: new Error('The list was empty') });
      }
      return querySelector.call(this, selector);
    };
  });
}

inNewTab(
  'a crashed page shows the error, can be retried or left, and affects nothing else',
  async ({ page }) => {
    await open(page, 'docs/team');
    await makePageCrash(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Extensions' }).click();
    await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText('The guide failed')).toBeVisible();
    await expect(page.getByText('Cause: The list was empty')).toBeVisible();
    await expect(page).toHaveTitle(/^Page Error/);
    await loadAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await expect(main).toBeVisible();

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await setCrash(page, false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extensions');
    await expect(page).not.toHaveTitle(/^Page Error/);

    await setCrash(page, true);
    await main.getByRole('link', { name: 'Redux Connector', exact: true }).click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await setCrash(page, false);
    await main.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/team$/);
    await expect(page.locator('main h1')).toBeVisible();
  },
);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
