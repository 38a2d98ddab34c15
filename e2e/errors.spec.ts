import { findViolations, loadAxe } from './axe';
import { open, watchTroubles } from './open';
import { expect, test as inNewTab, type Page, reading as test } from './test';

const GUIDE = '/docs/with-reset';

declare global {
  interface Window {
    /** Set by a test: the page under test throws while it renders. */
    crash?: boolean;
  }
}

/** Makes the page of the first load throw when it is rendered, with a cause, as long as `window.crash` is set. */
async function makePageCrash(page: Page) {
  await page.addInitScript(() => {
    window.crash = true;
    const { parse } = JSON;
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver);
      if (value?.pageType) {
        const { contents } = value;
        Object.defineProperty(value, 'contents', {
          get() {
            if (!window.crash) return contents;
            throw new Error('The guide failed', { cause: new Error('The list was empty') });
          },
        });
      }
      return value;
    };
  });
}

inNewTab(
  'a page that crashes shows why, can be tried again or left, and leaves the rest alone',
  async ({ page }) => {
    await makePageCrash(page);
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText('The guide failed')).toContainText('The list was empty');
    await expect(page).toHaveTitle(/^Page Error/);
    await loadAxe(page);
    expect(await findViolations(page)).toEqual([]);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main).toBeVisible();

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await page.evaluate(() => {
      window.crash = false;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('withReset()');
    await expect(page).not.toHaveTitle(/^Page Error/);

    await page.goto(GUIDE);
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await page.evaluate(() => {
      window.crash = false;
    });
    await main.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/team$/);
    await expect(page.locator('main h1')).toBeVisible();
  },
);

test('a sidebar whose code is missing takes nothing else with it, and can be retried', async ({
  page,
}) => {
  let missing = true;
  await page.route('**/static/js/async/*.js', async (route) => {
    const response = await route.fetch();
    const isSidebar = /type:"link",label:/.test(await response.text());
    if (isSidebar && missing) await route.abort();
    else await route.fulfill({ response });
  });
  await open(page, GUIDE);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  missing = false;
  await retry.click();
  await expect(
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('withReset()'),
  ).toBeVisible();
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('an ordinary visit has nothing to complain about', async ({ page }) => {
  const troubles = watchTroubles(page);
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Extensions' })
    .click();
  await expect(page).toHaveURL(/extensions$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(troubles).toEqual([]);
});
