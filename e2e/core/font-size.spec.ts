import { chromium, expect, type Page, test } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '../project';

/** Pages with other layouts: the home page, guides with and without a demo, tables, forms and lists. */
const PATHS = [
  './',
  'docs',
  'docs/with-resource',
  'docs/extensions',
  'docs/changes',
  'docs/team',
  'docs/api/globals',
  'docs/api/functions/withResource',
  'docs/tutorial',
  'build',
  'offline',
];

/** Both sides of each breakpoint that a reader with this font can meet, and phones. */
const WIDTHS = [390, 768, 996, 997, 1200, 1440];

/** What makes a page hard to read: text in narrow columns, and a page that is wider than the window. */
function findNarrowText(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const least = Math.min(17 * em, 0.6 * clientWidth);
  const faults = [...document.querySelectorAll('main :is(h1, h2, article > p, .prose > p)')]
    .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width < least - 1)
    .map((text) => {
      const { width } = text.getBoundingClientRect();
      return `"${text.textContent?.slice(0, 30)}" is only ${Math.round(width)} px wide`;
    });
  if (scrollWidth > clientWidth) faults.push('the page scrolls horizontally');
  return faults;
}

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const [fault] = await page.evaluate(findNarrowText);
    if (fault) faults.push(`${path} at ${width} px: ${fault}`);
  }
  return faults;
}

for (const size of [24, 32]) {
  test(`no text is squeezed if the browser's font is ${size} px, in windows of any width`, async ({
    baseURL,
  }) => {
    const browser = await chromium.launch({
      executablePath: findHeadlessShell(),
      args: [...CHROMIUM_FLAGS, '--in-process-gpu', `--blink-settings=defaultFontSize=${size}`],
    });
    try {
      const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
      await page.goto('robots.txt');
      const set = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(set, 'the setting of the browser').toBe(`${size}px`);
      const faults: string[] = [];
      for (const path of PATHS) faults.push(...(await faultsAt(page, path)));
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
