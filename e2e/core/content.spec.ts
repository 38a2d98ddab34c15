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

test('in forced colors, the current heading still differs from others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PAGE_KINDS.markdownPage);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.contents [aria-current]')).toBeVisible();
  const colors = await page
    .locator('.contents li a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderLeftColor));
  expect(new Set(colors).size).toBe(2);
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
});

test.describe('without scripts', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('details and code can be read', async ({ page }) => {
    await page.goto(PAGE_KINDS.markdownPage);
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
