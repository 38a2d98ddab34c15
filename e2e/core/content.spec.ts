import { addStyles } from '../open';
import { PAGE_KINDS } from '../routes';
import { expect, test as inNewTab, reading as test } from '../test';

test.describe('headings', () => {
  test('have a labeled permalink', async ({ page }) => {
    await page.goto(PAGE_KINDS.markdownPage);
    const link = page.getByRole('link', { name: 'Direct link to Package managers' });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await link.press('Enter');
    await expect(page).toHaveURL('markdown-page#package-managers');
    // The heading must not be hidden below the sticky navbar.
    const heading = page.getByRole('heading', { name: /^Package managers/ });
    await expect(heading).toBeInViewport();
    const navbar = await page.locator('header').first().boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThan(navbar?.height ?? 0);
  });
});

test.describe('tables on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('show each row as a card without horizontal scrolling', async ({ page }) => {
    await page.goto('docs/extensions');
    const row = page.getByRole('row', { name: /withFeatureFactory/ });
    const status = row.getByRole('cell').last();
    const label = await status.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toBe('"Status"');
    const wide = page.locator('.table-box');
    const beyond = await wide.evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth),
    );
    expect(beyond).toEqual([]);
  });
});

test('in forced colors, the selected tab and the current heading still differ from others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PAGE_KINDS.markdownPage);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.contents [aria-current]')).toBeVisible();
  const colors = (selector: string, side: 'borderBottomColor' | 'borderLeftColor') =>
    page
      .locator(selector)
      .evaluateAll((elements, name) => elements.map((el) => getComputedStyle(el)[name]), side);
  expect(new Set(await colors('.tabs >> nth=0 >> .tab', 'borderBottomColor')).size).toBe(2);
  expect(new Set(await colors('.contents li a', 'borderLeftColor')).size).toBe(2);
});

test.describe('code blocks', () => {
  test('use one font for code, file names and inline code, and keep their size outside the viewport', async ({
    page,
  }) => {
    await page.goto(PAGE_KINDS.guide);
    const faces = await page
      .locator('main :is(pre code, .code-title, p code)')
      .evaluateAll((codes) => codes.map((code) => getComputedStyle(code).fontFamily));
    expect([...new Set(faces)]).toHaveLength(1);

    const heights = () =>
      page
        .locator('main pre code')
        .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().height));
    // Code blocks outside the viewport are not laid out.
    const unseen = await heights();
    await addStyles(page, 'pre code { content-visibility: visible !important }');
    expect(await heights()).toEqual(unseen);
  });

  test('are copied by a button, which confirms it and leaves out removed lines of a diff', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE_KINDS.markdownPage);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy code: counter-store.ts' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeAttached();
    expect(await copied()).toMatch(/^import \{ withReset \}/);
    expect(await copied()).toContain('increment');

    const diff = page.locator('figure', { hasText: 'SettingsStore' });
    await diff.getByRole('button', { name: /^Copy code/ }).click();
    await expect(diff.getByRole('status')).toHaveText('Copied');
    expect(await copied()).toContain("theme: 'dark'");
    expect(await copied()).not.toContain("theme: 'light'");
    expect(await copied()).not.toContain('[!code');
  });

  test('keep their height when the buttons are added', async ({ page }) => {
    const heights = () =>
      page
        .locator('main figure')
        .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
    // Leaves requests for scripts pending.
    await page.route('**/*.js', () => {});
    await page.goto(PAGE_KINDS.markdownPage, { waitUntil: 'commit' });
    await expect(page.locator('body > footer')).toBeVisible();
    await expect(page.locator('main .code-body').first()).toHaveCSS('display', 'flex');
    const inHtml = await heights();
    expect(inHtml.length).toBeGreaterThan(3);
    await page.unroute('**/*.js');
    await expect(page.getByRole('button', { name: /^Copy code/ }).first()).toBeVisible();
    expect(await heights()).toEqual(inHtml);
  });

  test('are focusable only if they scroll, and can wrap their lines', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(PAGE_KINDS.markdownPage);
    // A code block without names, because a plugin makes names tab stops.
    const block = page.locator('figure', { hasText: '<PackageManagers pkg=' }).first();
    const code = block.locator('pre');
    await expect(code).toHaveAttribute('tabindex', '0');
    await block.getByRole('button', { name: 'Wrap long lines' }).click();
    await expect(code).not.toHaveAttribute('tabindex');
    expect(await code.evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
  });
});

test.describe('tabs', () => {
  test('remember the package manager on all pages', async ({ page }) => {
    await page.goto(PAGE_KINDS.markdownPage);
    await page.getByRole('radio', { name: 'pnpm' }).check();
    await expect(page.getByText('pnpm add @angular-architects/ngrx-toolkit').first()).toBeVisible();
    await page.goto(PAGE_KINDS.home);
    await expect(page.getByRole('radio', { name: 'pnpm' })).toBeChecked();
    await expect(page.getByText('pnpm add @angular-architects/ngrx-toolkit')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('tabs, details and code can be read', async ({ page }) => {
    await page.goto(PAGE_KINDS.markdownPage);
    await page.getByRole('radio', { name: 'yarn' }).check();
    await expect(page.getByText('yarn add @angular-architects/ngrx-toolkit')).toBeVisible();
    await page.locator('summary', { hasText: 'More about this' }).click();
    await expect(page.getByText('Details that only a few readers need.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy code/ })).toHaveCount(0);
  });
});

test.describe('a page that does not exist', () => {
  test('shows a suggestion and other links', async ({ page }) => {
    const response = await page.goto('docs/with-rest');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: '/docs/with-reset' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('withReset');
  });
});
