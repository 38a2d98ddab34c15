import { expectNoViolations } from '../axe';
import { open } from '../open';
import { expect, test as inNewTab, reading as test } from '../test';

const GUIDE = 'docs/with-reset';
/** Label of the latest documentation, including the library version. */
const LATEST = /^Next \(\d+\.\d+\.\d+\)$/;

test('the navbar stays at the top, and its search says what it is wherever the navbar has its items', async ({
  page,
}) => {
  await open(page, GUIDE);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.style.minHeight = '5000px';
    scrollTo(0, 2000);
  });
  await expect(nav).toBeInViewport();
  expect((await nav.boundingBox())?.y).toBe(0);
  const word = page.locator('header').getByText('Search', { exact: true });
  for (const width of [997, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await word.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(30);
  }
});

test('a dropdown opens and closes on click, and closes on Escape and when the focus moves away', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, GUIDE);
  const button = page.getByLabel(/^Version: \d+$/);
  const next = page.getByRole('link', { name: LATEST });
  await button.click();
  await expect(next).toBeVisible();
  await expectNoViolations(page, 'header');
  await page.locator('h1').click();
  await expect(next).toBeHidden();

  await button.click();
  await page.keyboard.press('Escape');
  await expect(next).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(next).toBeFocused();
  await page.getByRole('link', { name: 'GitHub' }).first().focus();
  await expect(next).toBeHidden();
});

test('the first tab stop skips navbar, sidebar and table of contents', async ({ page }) => {
  await open(page, GUIDE);
  // Until then, the skip link leads to the main content.
  await expect(page.locator('html')).toHaveAttribute('data-idle', '');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
});

for (const width of [1280, 390]) {
  test(`tabbing through the sticky elements does not scroll the page, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 });
    await open(page, 'docs/with-storage-sync');
    await page.locator('.contents').evaluate((contents) => contents.setAttribute('open', ''));
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    for (const place of ['header', 'aside', '.contents']) {
      const stops = page.locator(`${place} :is(a, button, summary)`).filter({ visible: true });
      const focused = page.locator(`${place} :focus`);
      // More than fit into the list without scrolling it.
      let left = Math.min(await stops.count(), 25);
      if (left > 0) await stops.last().evaluate((last) => last.focus({ preventScroll: true }));
      for (; left > 1; left--) {
        await page.keyboard.press('Shift+Tab');
        await expect(focused).toBeInViewport({ ratio: 0.9 });
        const name = await focused.textContent();
        expect(await page.evaluate(() => scrollY), `${place}: ${name}`).toBe(1500);
      }
    }
  });
}

test('"Extensions" is current for guides to extensions, but not for what is under "More"', async ({
  page,
}) => {
  const section = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Extensions' });
  await open(page, 'docs/storage-recipes');
  await expect(section).toHaveAttribute('aria-current', 'true');
  for (const name of [
    'Tutorial',
    'Find your error',
    'FAQ and known issues',
    'Changes by version',
  ]) {
    await page.locator('header').getByText('More', { exact: true }).click();
    const link = page.locator('header a', { hasText: name });
    await link.click();
    await expect(page.locator('h1')).toContainText(name);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(section).not.toHaveAttribute('aria-current');
  }
});

inNewTab.describe('on the smallest touch screen', () => {
  inNewTab.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  inNewTab('the navbar is one row, with everything in it', async ({ page }) => {
    await open(page, GUIDE);
    expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(60);
    for (const name of ['Toggle navigation bar', /^Search/, /^Switch between/]) {
      await expect(page.locator('header').getByRole('button', { name })).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(page.locator('header').getByText('NgRx Toolkit')).toBeInViewport({ ratio: 1 });
  });
});

test('only the navbar stays in view in a short window, such as at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, 'docs/faq');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.locator('header')).toBeInViewport();
  await expect(page.locator('.contents summary')).not.toBeInViewport();
  const heads = page.locator('thead');
  for (const head of await heads.all()) await expect(head).toHaveCSS('position', 'static');
});
