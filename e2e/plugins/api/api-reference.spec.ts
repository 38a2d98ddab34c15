import { expectNoViolations } from '../../axe';
import { delayRequests, open } from '../../open';
import { hrefOf } from '../../routes';
import { expectNoShifts } from '../../shifts';
import { expect, test as inNewTab, type Page, reading as test } from '../../test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const filter = (page: Page) => page.getByLabel('Filter', { exact: true });

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

test('symbols are grouped by kind or by extension, as the reader chose on an earlier page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'docs/api/functions/withReset');
  const list = sidebar(page);
  const labels = list.locator(':scope > ul > li').locator('summary, > a');
  const current = list.locator('[aria-current="page"]');
  const closed = page.locator('aside details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expectNoViolations(page, 'aside');
  await list.getByRole('button', { name: 'By extension' }).click();
  await expect(labels.filter({ hasText: 'Functions' })).toHaveCount(0);
  await expect(labels.filter({ hasText: 'Load data' })).toBeVisible();
  await expect(current).toHaveText('withReset');
  await expect(current).toBeVisible();

  await open(page, 'docs/with-undo-redo');
  await page.locator('article .facts').getByRole('link', { name: 'API' }).click();
  await expect(current).toHaveText('withUndoRedo');
  await expect(list.getByRole('button', { pressed: true })).toHaveText('By extension');
  await expect(labels.filter({ hasText: 'Functions' })).toHaveCount(0);
  await list.getByRole('button', { name: 'By kind' }).click();
  await expect(labels.filter({ hasText: 'Functions' })).toBeVisible();
  await expect(current).toHaveText('withUndoRedo');
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

test('the start page names every symbol beside the guide to its extension', async ({ page }) => {
  await page.goto('docs/api');
  const main = page.locator('main');
  const row = main.getByRole('listitem').filter({ hasText: 'clearUndoRedo' });
  await expect(row.getByRole('link', { name: 'withUndoRedo()' })).toHaveAttribute(
    'href',
    hrefOf('docs/with-undo-redo'),
  );
  const names = await main.locator('li code').allTextContents();
  await main.getByRole('link', { name: 'API reference', exact: true }).first().click();
  await expect(page.getByText(`${names.length} symbols`)).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await open(page, 'docs/api/functions/withReset');
  await expect(crumbs.getByRole('listitem')).toHaveText([
    '',
    'API reference',
    'Functions',
    'withReset',
  ]);
});

inNewTab('nothing moves while the reference loads', ({ page }) =>
  expectNoShifts(page, [
    [1280, 'docs/api/globals'],
    [390, 'docs/api'],
    [1280, 'docs/api/globals?q=entity'],
  ]),
);

test.describe('the list of all symbols', () => {
  test('is filtered as the reader types, and its URL restores the result', async ({ page }) => {
    const release = await delayRequests(page, '**/static/js/async/island-lists.*');
    await page.goto('docs/api/globals');
    const rows = page.locator('main tbody tr:visible');
    const all = await rows.count();
    await filter(page).fill('STATE reset');
    // Text that was typed before the code is loaded must count, too.
    release();
    await expect(rows.first()).toContainText('setResetState');
    expect(await rows.count()).toBeLessThan(all);
    await expect(page.locator('main').getByRole('status')).toContainText(`of ${all} symbols`);

    await page.reload();
    await expect(filter(page)).toHaveValue('STATE reset');
    await expect(rows.first()).toContainText('setResetState');
    await expect(page.locator('main').getByRole('heading', { name: 'Functions' })).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { name: 'Variables' })).toBeHidden();

    await filter(page).fill('(no .* such [symbol');
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all symbols' }).click();
    await expect(rows).toHaveCount(all);
    await expect(page).toHaveURL('docs/api/globals');
  });

  test('filters by kind, extension and status, also on phones, and shows no addresses on paper', async ({
    page,
  }) => {
    await page.goto('docs/api/globals?status=deprecated');
    const rows = page.locator('main tbody tr:visible');
    await expect(rows.filter({ hasText: 'withFeatureFactory' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'withReset' })).toHaveCount(0);
    await page.getByLabel('Extension').selectOption('withRedux()');
    await expect(rows.filter({ hasText: 'withFeatureFactory' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'createEffects' })).toHaveCount(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('docs/api/globals?q=capitalize');
    await expect(page.getByText(/^1 of \d+ symbols/)).toBeVisible();
    await expect(rows).toHaveCount(1);

    await page.emulateMedia({ media: 'print' });
    const added = await page
      .locator('main :is(pre, table) a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(added).not.toHaveLength(0);
    expect([...new Set(added)], 'no addresses').toEqual(['none']);
  });

  test('is a plain list without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('docs/api/globals');
    await expect(page.getByRole('heading', { name: 'Functions' })).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', { name: 'withReset', exact: true }),
    ).toBeVisible();
    await expect(filter(page)).toBeHidden();
    await context.close();
  });
});

test.describe("a symbol's page", () => {
  test('has all sections of a function, and unexported types; that of a deprecated one names its replacement', async ({
    page,
  }) => {
    await page.goto('docs/api/functions/createEffects');
    await expect(page.locator('article .facts')).toContainText('Deprecated');
    await expect(page.locator('article')).toContainText(
      'Use withEventHandlers from @ngrx/signals/events',
    );
    await page.goto('docs/api/functions/withUndoRedo');
    await page.locator('pre a', { hasText: 'OptionsForState' }).first().click();
    await expect(page).toHaveURL(/#type-OptionsForState$/);
    await expect(page.locator('#type-OptionsForState')).toBeInViewport();

    await page.goto('docs/api/functions/withStorageSync');
    const article = page.locator('article');
    const facts = article.locator('.facts');
    await expect(article.locator('h1')).toHaveText('withStorageSync');
    await expect(facts).toContainText(/^Since 0\.0\.7\s*Function/);
    await expect(facts).toContainText(/[\d,]+ bytes gzipped/);
    await expect(facts.getByRole('link', { name: /^Source/ })).toHaveAttribute(
      'href',
      /\/blob\/v22\.0\.0\/libs\/ngrx-toolkit\/src\/.+with-storage-sync\.ts#L\d+$/,
    );
    await expect(article.locator('figure').first()).toContainText(
      "import { withStorageSync } from '@angular-architects/ngrx-toolkit'",
    );
    for (const heading of [
      'Example',
      'Overloads',
      'Parameters',
      'What it adds to the store',
      'Underlying types',
      'Related pages',
      'History',
    ]) {
      await expect(article.locator('h2', { hasText: heading })).toBeVisible();
    }
    await expect(article.getByRole('row', { name: 'autoSync' })).toContainText('true');
    await expect(article.getByRole('row', { name: 'readFromStorage' }).first()).toBeVisible();
    await expect(article.getByRole('link', { name: 'withStorageSync()' }).first()).toHaveAttribute(
      'href',
      hrefOf('docs/with-storage-sync'),
    );
    await expect(article.getByRole('row', { name: 'whenSynced' })).toBeVisible();
    await expect(article.getByRole('row', { name: 'Added' })).toContainText('0.0.7');
    // Types link to their explanation: in the reference, on this page, or on the NgRx website.
    const types = article.locator('pre a');
    await expect(
      types.and(page.locator('[href*="/docs/api/type-aliases/SyncConfig"]')).first(),
    ).toBeVisible();
    await expect(types.and(page.locator('[href^="#type-"]')).first()).toBeVisible();
    await expect(types.and(page.locator('[href^="https://ngrx.io/"]')).first()).toBeVisible();
  });
});

test('an opened change shows the declarations before and after side by side', async ({ page }) => {
  await page.goto('docs/api/functions/withMutations');
  const change = page.locator('article details', { hasText: 'NamedMutationMethods' }).first();
  const [before, after] = [change.locator('figure').first(), change.locator('figure').last()];
  await expect(after).toBeHidden();
  await change.locator('summary').click();
  await expect(before).toContainText('Mutation<P, R>');
  await expect(after).toContainText('(params: P) => Promise<MutationResult<R>>');
});

test.describe('a name in code', () => {
  const card = (page: Page) => page.getByRole('tooltip');

  test('loads and shows a card on hover and focus, and links to its page', async ({ page }) => {
    let loaded = false;
    page.on('request', (request) => {
      if (request.url().includes('/symbol-card.')) loaded = true;
    });
    await page.goto('docs/api/functions/setResetState');
    await page.waitForLoadState('networkidle');
    expect(loaded).toBe(false);
    const name = page.locator('pre a', { hasText: 'withReset' }).first();
    await name.hover();
    await expect(card(page)).toContainText('resets a store');
    expect(loaded).toBe(true);
    await card(page).hover();
    await expect(card(page)).toBeVisible();
    // Another name with a card may be under the card, so only the name itself is hovered.
    await name.hover();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();

    await page.mouse.move(5, 300);
    await name.focus();
    await expect(card(page)).toContainText('withReset');
    await expect(page.locator('[aria-describedby="symbol-card"]')).toBeFocused();
    // The card stays until the focus moves or Escape is pressed, wherever the pointer is.
    await page.mouse.move(9, 305);
    await page.mouse.wheel(0, 20);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await name.click();
    await expect(page).toHaveURL(/\/docs\/api\/functions\/withReset$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('withReset');
  });
});
