import { CONTRAST, findViolations, loadAxe, WIDTH } from '../axe';
import { addStyles, collectErrors, open } from '../open';
import { ALL_KINDS, PAGE_KINDS } from '../routes';
import { expect, type Page, reading as test } from '../test';

/**
 * Viewport widths in px: both sides of each breakpoint, phones, and common screens. 640 is 1280 at
 * 200 % zoom.
 */
const WIDTHS = [320, 390, 640, 768, 996, 997, 1199, 1200, 1280, 1440, 1920];

/** Parts of a page that must not overlap. */
const PARTS = [
  'header',
  'aside:not(main aside)',
  '.contents',
  '.breadcrumbs',
  'main article, main > .prose',
  '.page-foot',
  '#__rspress_root > footer',
];

/** The faults of the current layout, one string each. */
function findFaults(parts: readonly string[]): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`;

  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls horizontally');

  // Elements in a scrolling or clipping box may be outside the viewport.
  const isContained = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll(
    'body :is(a, button, input, select, code, p, td, h1, h2, h3, li, img, svg)',
  )) {
    if (!element.checkVisibility()) continue;
    const { left, right } = element.getBoundingClientRect();
    if ((left < -1 || right > width + 1) && !isContained(element)) {
      faults.push(`${nameOf(element)} reaches beyond the viewport: ${left} to ${right}`);
    }
  }

  const shown = parts.flatMap((part) => {
    const element = document.querySelector(part);
    const box = element?.checkVisibility() && element.getBoundingClientRect();
    return box && box.width > 0 && box.height > 0 ? [{ part, box }] : [];
  });
  for (const [index, a] of shown.entries()) {
    for (const b of shown.slice(index + 1)) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 1 && down > 1) faults.push(`${a.part} and ${b.part} overlap`);
    }
  }

  // Labels of buttons and links in the frame must not be clipped or broken within a word.
  for (const element of document.querySelectorAll(
    'header :is(a, button, summary), .button-links a',
  )) {
    if (element.checkVisibility() && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`${nameOf(element)} is cut off`);
    }
  }
  return faults;
}

/** Text spacing that readers can set (WCAG 2.2, 1.4.12). */
const SPACING = `* {
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  line-height: 1.5 !important;
}`;

const look = (page: Page) => page.evaluate(findFaults, PARTS);

/** Font sizes that readers set in their browser, in px, and widths on both sides of what these make of the breakpoints. */
const FONT_SIZES = [24, 32];
const WIDTHS_OF_LARGE_TEXT = [390, 768, 996, 997, 1200, 1440];

/** Text in columns that are too narrow for the font size. */
function findNarrowText(): string[] {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const least = Math.min(17 * em, 0.6 * document.documentElement.clientWidth);
  return [...document.querySelectorAll('main :is(h1, h2, article > p, .prose > p)')]
    .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width < least - 1)
    .map((text) => `"${text.textContent?.slice(0, 30)}" is squeezed`);
}

/** Kinds of pages, and guides with other layouts: with a demo, with tables and with a list of changes. */
const PAGES = {
  ...ALL_KINDS,
  demo: 'docs/with-resource',
  tables: 'docs/extensions',
  changes: 'docs/changes',
};

for (const [kind, route] of Object.entries(PAGES)) {
  test(`the ${kind} page opens without errors, and nothing overlaps or is cut off at any width, with large text or spacing; axe finds nothing`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    page.on('requestfailed', (request) => errors.push(`${request.url()} failed`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    await expect(page, 'the address stays as it was typed').toHaveURL(route);
    await expect(page.locator('main h1')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await look(page), `at ${width} px`).toEqual([]);
    }
    await loadAxe(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => findViolations(page), 'in light mode').toEqual([]);
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    // Updates after a change of width, such as making boxes scrollable, are asynchronous.
    const inDark = () => findViolations(page, [...CONTRAST, ...WIDTH]);
    await expect.poll(inDark, 'in dark mode, on the narrowest screen').toEqual([]);

    const devtools = await page.context().newCDPSession(page);
    for (const size of FONT_SIZES) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
      for (const width of WIDTHS_OF_LARGE_TEXT) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findNarrowText), `${size} px at ${width} px`).toEqual([]);
        const { scrollWidth, clientWidth } = await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
        expect(scrollWidth, `${size} px at ${width} px scrolls`).toBeLessThanOrEqual(clientWidth);
      }
    }
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await devtools.detach();

    await addStyles(page, SPACING);
    for (const width of [320, 997, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await look(page), `at ${width} px, with increased letter spacing`).toEqual([]);
    }
    const isNotFound = (text: string) =>
      route === PAGE_KINDS.notFound && /status of 404/.test(text);
    expect(errors.filter((text) => !isNotFound(text))).toEqual([]);
  });
}

test('the title of a guide fits on one line, even on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const route of ['docs/with-storage-sync', 'docs/with-entity-resources']) {
    await open(page, route);
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate(
        (title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
      );
    expect(Math.round(lines), route).toBe(1);
  }
});
