import { findViolations, loadAxe } from '../../axe';
import { delayRequests, open } from '../../open';
import { hrefOf } from '../../routes';
import { shiftsIn, watchShifts } from '../../shifts';
import { expect, test as inNewTab, type Page, reading as test } from '../../test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test('axe finds nothing in the sidebar of the reference with every category open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'docs/api/functions/withReset');
  await loadAxe(page);
  const closed = page.locator('aside details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expect.poll(() => findViolations(page)).toEqual([]);
});

test('the navbar links to the reference, which has its own sidebar with closed categories', async ({
  page,
}) => {
  await open(page, 'docs/with-reset');
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true });
  await expect(entry).toBeInViewport({ ratio: 1 });
  await entry.click();
  await expect(page).toHaveURL('docs/api/globals');
  await expect(entry).toHaveAttribute('aria-current', 'page');

  const category = (label: string) =>
    sidebar(page).locator('details', { has: page.getByText(label, { exact: true }) });
  await open(page, 'docs/api/functions/withReset');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  for (const kind of ['Interfaces', 'Type aliases', 'Variables']) {
    await expect(category(kind)).not.toHaveAttribute('open');
  }
  await category('Variables').locator('summary').click();
  await sidebar(page).getByRole('link', { name: 'noPayload' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/variables\/noPayload$/);
});

test('the current item is in view before the scripts load, and nothing moves afterward', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('docs/api/functions/withUndoRedo', { waitUntil: 'commit' });
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  const place = await sidebar(page).evaluate((nav) => {
    nav.dataset.from = 'html';
    return nav.scrollTop;
  });
  expect(place).toBeGreaterThan(0);
  release();
  // The remaining entries are loaded when the page is idle.
  await expect(sidebar(page).getByRole('button', { name: 'By extension' })).toBeAttached();
  await expect(sidebar(page)).toHaveAttribute('data-from', 'html');
  expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(place);
});

test('the current page is in view in a list of any length, and a link to it closes the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'docs/api/functions/withUndoRedo');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog');
  const current = menu.locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await current.click();
  await expect(menu).toBeHidden();
});

test('addresses that spell a function differently open its page, even from another page', async ({
  page,
  request,
}) => {
  const other = 'docs/api/functions/withIndexeddb';
  const response = await request.get(other, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([
    301,
    hrefOf('docs/api/functions/withIndexedDB'),
  ]);
  await open(page, 'docs/changes');
  await page
    .locator('main a[href]')
    .first()
    .evaluate((link, href) => {
      link.setAttribute('href', href);
    }, hrefOf(other));
  await page.locator(`main a[href="${hrefOf(other)}"]`).click();
  await expect(page).toHaveURL('docs/api/functions/withIndexedDB');
  await expect(page.locator('h1')).toHaveText(/withIndexedDB/);
});

test('the list of symbols shows no URLs on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('docs/api/globals');
  const added = await page
    .locator('main :is(pre, table) a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(added).not.toHaveLength(0);
  expect([...new Set(added)]).toEqual(['none']);
});

inNewTab('nothing moves while the reference loads', async ({ page }) => {
  await watchShifts(page);
  for (const [width, route] of [
    [1280, 'docs/api/globals'],
    [390, 'docs/api'],
    [1280, 'docs/api/globals?q=entity'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await shiftsIn(page), `${route} at ${width} px`).toEqual([]);
  }
});
