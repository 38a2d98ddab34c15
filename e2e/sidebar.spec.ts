import { open } from './open';
import { expect, type Page, test } from './test';

const GUIDE = '/docs/with-reset';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, label: string) =>
  sidebar(page).locator('details', { has: page.getByText(label, { exact: true }) });

test('the sidebar marks the current page and goes along to the next', async ({ page }) => {
  await open(page, GUIDE);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('withReset()');
  await sidebar(page).getByRole('link', { name: 'withUndoRedo()' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('withUndoRedo');
  await expect(current).toHaveText('withUndoRedo()');
});

test('the current item is scrolled into view, and the page is not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, '/docs/changes');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the current item is in view before the scripts are there', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/api/functions/withUndoRedo');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('the list stays what and where it is when the scripts take over', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/docs/api/functions/withUndoRedo', { waitUntil: 'commit' });
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  const place = await sidebar(page).evaluate((nav) => {
    nav.dataset.from = 'html';
    return nav.scrollTop;
  });
  expect(place).toBeGreaterThan(0);
  release();
  await expect
    .poll(() =>
      sidebar(page).evaluate((nav) => Object.keys(nav).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  await expect(sidebar(page)).toHaveAttribute('data-from', 'html');
  expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(place);
});

test('the API reference is grouped by kind', async ({ page }) => {
  await open(page, '/docs/api/functions/withReset');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  for (const kind of ['Interfaces', 'Type aliases', 'Variables']) {
    await expect(category(page, kind)).not.toHaveAttribute('open');
  }
  await category(page, 'Variables').locator('summary').click();
  await sidebar(page).getByRole('link', { name: 'noPayload' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/variables\/noPayload$/);
});

test('a category collapses and expands with an animated height', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      this.setAttribute('data-animated', JSON.stringify(options));
      return animate.call(this, frames, options);
    };
  });
  await open(page, GUIDE);
  const state = category(page, 'State');
  const full = (await state.boundingBox())?.height ?? 0;
  await state.locator('summary').click();
  await expect(state).toHaveAttribute(
    'data-animated',
    /"duration":[1-9]\d+,"easing":"ease-in-out"/,
  );
  await expect(state).not.toHaveAttribute('open');
  expect((await state.boundingBox())?.height).toBeLessThan(full);
  await state.locator('summary').press('Enter');
  await expect(state).toHaveAttribute('open', '');
  await expect(state).toHaveJSProperty('offsetHeight', full);
});

test('with reduced motion a category opens and closes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, GUIDE);
  const state = category(page, 'State');
  await state.locator('summary').click();
  expect(await state.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(state).not.toHaveAttribute('open');
});

test('other categories stay open when one is opened', async ({ page }) => {
  await open(page, GUIDE);
  await category(page, 'State').locator('summary').click();
  await expect(category(page, 'State')).not.toHaveAttribute('open');
  await category(page, 'State').locator('summary').click();
  await expect(category(page, 'Start')).toHaveAttribute('open', '');
});

test('what the reader has closed and scrolled stays so on the next page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, GUIDE);
  await category(page, 'Start').locator('summary').click();
  await expect(category(page, 'Start')).not.toHaveAttribute('open');
  // One that can be clicked without scrolling the list.
  const next = sidebar(page).getByRole('link', { name: 'withCallState()' });
  const scrolled = await sidebar(page).evaluate((list) => {
    list.scrollTop = 40;
    return list.scrollTop;
  });
  expect(scrolled).toBe(40);
  await next.click();
  await expect(next).toHaveAttribute('aria-current', 'page');
  await expect(category(page, 'Start')).not.toHaveAttribute('open');
  await expect(sidebar(page)).toHaveJSProperty('scrollTop', scrolled);
});

test('each section has a sidebar of its own, except where that would list one page', async ({
  page,
}) => {
  await open(page, '/docs/api/globals');
  await expect(sidebar(page).getByText('Functions', { exact: true })).toBeVisible();
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Redux Connector' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Redux connector/);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page)).toHaveCount(0);
});

test('breadcrumbs and neighbours lead on', async ({ page }) => {
  await open(page, GUIDE);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('withReset()');
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page).toHaveURL(/with-undo-redo$/);
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('withReset');
  await crumbs.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
