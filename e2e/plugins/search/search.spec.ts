import { gzipSync } from 'node:zlib';
import { findViolations, loadAxe } from '../../axe';
import { delayRequests, open } from '../../open';
import { expect, test as inNewTab, type Response, reading as test } from '../../test';

const box = 'Search guides and API';

/** Replaces all text nodes with elements, like a browser's translation. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, [translate="no"]'))
      continue;
    const translation = document.createElement('font');
    translation.textContent = `[${text.data}]`;
    text.replaceWith(translation);
  }
}

test.describe('search', () => {
  test('gets what the reader types at any zoom, and at 400 %, results get most of the space', async ({
    page,
  }) => {
    for (const [width, height] of [
      [480, 300],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, 'docs/with-reset');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await page.keyboard.type('undo');
      const input = page.getByRole('combobox', { name: box });
      await expect(input, `at ${width} × ${height}`).toHaveValue('undo');
    }
    await expect(page.getByRole('option').first()).toBeVisible();
    const top = await page
      .getByRole('listbox')
      .evaluate((list) => list.getBoundingClientRect().top);
    expect(top).toBeLessThan(128);
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test('reopens on a key that is pressed before the close event', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await page.keyboard.press('/');
    const input = page.getByRole('combobox', { name: box });
    await page.getByRole('button', { name: 'Types' }).click();
    await input.fill('undo');
    await expect(page).toHaveURL('docs/with-reset?search=undo&in=types');
    await page.locator('dialog', { has: input }).evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      // The closed dialog has the focus until the next frame.
      const focused = document.activeElement ?? document.body;
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    });
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await expect(page).toHaveURL('docs/with-reset');
  });

  test('keeps working while the browser translates the page', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await page.keyboard.press('/');
    const input = page.getByRole('combobox', { name: box });
    const first = page.getByRole('option').first();
    for (const word of ['reset', 'undo', 'storage']) {
      await input.fill(word);
      await expect(first).toContainText(new RegExp(word, 'i'));
      await page.evaluate(translate);
    }
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  test('shows examples, opens the page of a symbol by keyboard, remembers the search, and supports arrow keys', async ({
    page,
  }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Search' }).click();
    const examples = page.getByRole('region', { name: 'Examples' });
    await examples.getByRole('button', { name: 'Signal<boolean>' }).click();
    await expect(page.getByRole('combobox', { name: box })).toHaveValue('Signal<boolean>');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('combobox', { name: box }).fill('withDevtoolsStub');
    await expect(page.getByRole('status').filter({ hasText: /First: / })).toBeVisible();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('docs/api/functions/withDevToolsStub');

    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'withDevtoolsStub' }).click();
    await expect(page.getByRole('option').first()).toContainText('withDevToolsStub');

    await page.getByRole('combobox', { name: box }).fill('localStorage is not defined');
    await expect(page.getByRole('option').first()).not.toContainText('withDevToolsStub');
    await page.keyboard.press('ArrowDown');
    const second = page.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const target = await second.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  });

  test('keys pressed before the index has loaded take effect when it has', async ({ page }) => {
    const release = await delayRequests(page, '**/static/search/**');
    await open(page, './');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: box }).fill('redux connector');
    await expect(page.getByText('Loading the search index …')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('then opening your result')).toBeVisible();
    release();
    await expect(page).toHaveURL('docs/create-redux-state');
  });

  test('opens before the page’s scripts have loaded', async ({ page }) => {
    const release = await delayRequests(page, '**/static/js/**');
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('undo');
    release();
    await expect(page.getByRole('combobox', { name: box })).toHaveValue('undo');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('a link can open a search', async ({ page }) => {
    await page.goto('docs?search=undo+redo&in=functions');
    await expect(page.getByRole('combobox', { name: box })).toHaveValue('undo redo');
    await expect(page.getByRole('button', { name: 'Functions' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('option').first()).toContainText('Function');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('docs');
  });

  test('query and filter are in the URL, and going back restores them, also from the back/forward cache', async ({
    page,
  }) => {
    await open(page, 'docs/with-reset');
    await page.keyboard.press('/');
    const input = page.getByRole('combobox', { name: box });
    await page.getByRole('button', { name: 'Types' }).click();
    await expect(page).toHaveURL('docs/with-reset?search=&in=types');
    await input.fill('state');
    await expect(page).toHaveURL('docs/with-reset?search=state&in=types');
    await expect(page.getByRole('listbox').getByRole('group').first()).toContainText('Type');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/[^?]*$/);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await page.goBack();
    await expect(input).toHaveValue('state');
    await expect(page.getByRole('button', { name: 'Types' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('docs/with-reset');
    // Simulates a browser without the Navigation API, where a result is a page load and going back
    // restores the old document.
    await page.evaluate(() => {
      history.replaceState(null, '', '?search=undo');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(input).toHaveValue('undo');
  });

  test('going back closes it, and focuses the heading of the previous page', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await page.getByRole('link', { name: 'Extensions' }).first().click();
    await expect(page).toHaveURL('docs/extensions');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: box }).fill('undo');
    await page.goBack();
    await expect(page).toHaveURL('docs/with-reset');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('choosing the current page does not restart what runs on it', async ({ page }) => {
    await open(page, 'docs/with-reset');
    await page.locator('main').evaluate((main) => main.setAttribute('data-kept', ''));
    await page.evaluate(() => scrollTo(0, 2000));
    for (const [query, url] of [
      ['reset several stores on logout', 'docs/with-reset#reset-several-stores-on-logout'],
      ['withReset', 'docs/with-reset'],
    ] as const) {
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: box }).fill(query);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
      await expect(page.locator('main')).toHaveAttribute('data-kept');
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('on wide screens, shows the chosen section beside the list, with its code', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'docs/with-reset');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: box }).fill('reset several stores on logout');
    const preview = page.getByRole('form', { name: 'Preview' });
    await expect(preview.getByRole('heading')).toHaveText('Reset several stores on logout');
    await preview.getByRole('button', { name: /^Copy code/ }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(await preview.locator('pre').first().textContent()).toContain(copied.slice(0, 40));
    await page.getByRole('combobox', { name: box }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/withReset/);
    expect(
      await page
        .locator('[id]')
        .evaluateAll((all) => all.length - new Set(all.map(({ id }) => id)).size),
    ).toBe(0);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(preview).toBeHidden();
  });

  test('a query about a signature shows it as code and opens it, and one about an upgrade opens its steps, also on the page of changes', async ({
    page,
  }) => {
    await open(page, './');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: box }).fill('Signal<boolean> loading');
    const first = page.getByRole('dialog').getByRole('option').first();
    await expect(first.locator('code')).toHaveText('loading: Signal<boolean>');
    await expect(first.locator('code mark')).toHaveText('Signal<boolean>');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('docs/api/type-aliases/CallStateSignals#loading');
    for (const [query, url, start] of [
      ['upgrade from 19', 'docs/changes?from=19', 'From 19.'],
      ['migrate 20 to 21', 'docs/changes?from=20&to=21', 'From 20.'],
    ] as const) {
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: box }).fill(query);
      await expect(first).toContainText('Changes by version');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('status').filter({ hasText: start })).toBeVisible();
    }
  });

  test('keeps the focus when the page arrives that it has opened before', async ({ page }) => {
    const arrive = await delayRequests(page, '**/docs-api-type-aliases-CallStateSignals.*.json');
    await open(page, './');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: box });
    await field.fill('Signal<boolean> loading');
    await expect(page.getByRole('option').first().locator('code')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('docs/api/type-aliases/CallStateSignals#loading');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    arrive();
    await expect(page.locator('h1')).toHaveText('CallStateSignals');
    await expect(field).toBeFocused();
  });

  test('suggests what to try when nothing is found, and never executes the query', async ({
    page,
  }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Search' }).click();
    for (const odd of ['<qxq onqxq="zq=1">', '(.*', '🦄', 'שלום', 'x'.repeat(10_000)]) {
      await page.getByRole('combobox', { name: box }).fill(odd);
      const search = page.getByRole('dialog', { name: 'Search' });
      await expect(search.getByText(/^Nothing found/)).toBeVisible();
      await expect(search.getByRole('link', { name: 'All extensions' })).toBeVisible();
    }
    expect(await page.evaluate(() => 'zq' in window)).toBe(false);
    // The URL contains the query only up to a length that servers accept.
    await expect(page).toHaveURL(/\?search=x{500}$/);
    await page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('link', { name: 'FAQ and known issues' })
      .click();
    await expect(page).toHaveURL('docs/faq');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  });

  test('says that its code is missing, and retries', async ({ page }) => {
    const code = '**/static/js/async/**';
    await open(page, './');
    await page.route(code, (route) => route.abort());
    await page.getByRole('button', { name: 'Search' }).click();
    const failure = page.getByText('The search could not be loaded');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(failure, `at ${width} px`).toBeInViewport({ ratio: 1 });
    }
    await page.unroute(code);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('combobox', { name: box })).toBeVisible();
  });

  inNewTab(
    'loads at most 28 kB of script besides React, and nothing before it is opened',
    async ({ page }) => {
      // A data saver prevents preloaded pages, which would count as code.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const requested: Response[] = [];
      page.on('response', (response) => requested.push(response));
      const pathOf = (response: Response) => new URL(response.url()).pathname;
      await open(page, './');
      await page.waitForLoadState('networkidle');
      expect(requested.map(pathOf).filter((path) => path.includes('/static/search/'))).toEqual([]);
      requested.length = 0;
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: box }).fill('reset');
      await expect(page.getByRole('option').first()).toBeVisible();
      // On a busy machine, the page's own idle code may arrive now.
      const scripts = requested.filter((response) =>
        /(?<!\/(?:react|after-paint|offline)\.\w+)\.js$/.test(pathOf(response)),
      );
      const sizes = await Promise.all(
        scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(28_000);
      expect(sizes.length).toBeGreaterThan(0);
    },
  );

  test('is as wide before there are results as with them, and axe finds nothing', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const width = async () => (await dialog.boundingBox())?.width;
    const field = page.getByRole('combobox', { name: box });
    for (const size of [390, 1280]) {
      await page.setViewportSize({ width: size, height: 800 });
      await open(page, 'docs/with-reset');
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      const before = await width();
      await loadAxe(page);
      expect(await findViolations(page, undefined, 'dialog[open]')).toEqual([]);
      await field.fill('undo');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await width(), `at ${size} px`).toBe(before);
      expect(await findViolations(page, undefined, 'dialog[open]')).toEqual([]);
    }
    await field.fill('qxqxqx');
    await expect(page.getByText(/^Nothing found for/)).toBeVisible();
    expect(await findViolations(page, undefined, 'dialog[open]')).toEqual([]);
  });
});
