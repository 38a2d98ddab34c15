import { addStyles } from '../open';
import { PAGE_KINDS } from '../routes';
import { expect, reading as test } from '../test';

test('a heading has a labeled permalink, and is not hidden below the navbar', async ({ page }) => {
  await page.goto(PAGE_KINDS.markdownPage);
  const link = page.getByRole('link', { name: 'Direct link to Package managers' });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await link.press('Enter');
  await expect(page).toHaveURL('markdown-page#package-managers');
  const heading = page.getByRole('heading', { name: /^Package managers/ });
  await expect(heading).toBeInViewport();
  const navbar = await page.locator('header').first().boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThan(navbar?.height ?? 0);
});

test('on a phone, a table shows each row as a card without horizontal scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/extensions');
  const row = page.getByRole('row', { name: /withDataService/ });
  const last = row.getByRole('cell').last();
  const label = await last.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Rather than"');
  const beyond = await page
    .locator('.table-box')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth));
  expect(beyond).toEqual([]);
});

test('code has one font everywhere, and keeps its size outside the viewport', async ({ page }) => {
  await page.goto(PAGE_KINDS.guide);
  const faces = await page
    .locator('main :is(pre code, .code-title, p code)')
    .evaluateAll((codes) => codes.map((code) => getComputedStyle(code).fontFamily));
  expect([...new Set(faces)]).toHaveLength(1);

  const heights = () =>
    page
      .locator('main pre code')
      .evaluateAll((codes) =>
        codes
          .filter((code) => !code.closest('details:not([open])'))
          .map((code) => code.getBoundingClientRect().height),
      );
  // Code blocks outside the viewport are not laid out.
  const unseen = await heights();
  await addStyles(page, 'pre code { content-visibility: visible !important }');
  expect(await heights()).toEqual(unseen);
});

test('a page that does not exist shows a suggestion and other links', async ({ page }) => {
  await page.goto('docs/with-rest');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: '/docs/with-reset' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('withReset');
});
