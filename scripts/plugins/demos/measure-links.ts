/**
 * `npm run bench -- share-links` measures how long links with large code block the page, on a slow device and the
 * production build in `dist/`. Exits with 1 if a link blocks it for too long.
 */
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { report, slowDown, withBuiltSite } from '../../testing/measure';

/** Maximum duration of a task of the page, in ms. */
const LIMIT = 200;
const SLOWER = 4;

const DEMO = 'with-reset';
const rows = (row: string, count: number) => `${row}\n`.repeat(count);

/** The largest code that a page still shows, in variants that are slow to show, and code that is too large. */
const CONTENTS: Record<string, string> = {
  'one line': 'const a = 1;',
  'most lines': rows('x', 4_990),
  'most characters': rows('const value = { a: [1, 2], b: `c` };', 4_900),
  'longest lines': rows('{'.repeat(1_990), 100),
  'long lines of spaces': rows(' '.repeat(1_990), 100),
  templates: rows('template: `<b class="x">{{ a() }}</b>`', 4_900),
  'an open template': `template: \`${rows('<b class="x">', 4_900)}`,
  emoji: rows('👩‍👩‍👧‍👦'.repeat(15), 800),
  '300,000 lines': '\n'.repeat(300_000),
  '5 MB': ' '.repeat(5_000_000),
};

/** Measures the longest task from the start of a visit until the code, or the reason for its rejection, is shown. */
async function longestTask(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await slowDown(page, SLOWER);
  await page.goto(url);
  await page.getByText(/This code comes from a link|too large to show/).waitFor();
  await page.locator('.cm-line').first().waitFor();
  await page.waitForTimeout(2_000);
  const longest = await page.evaluate(() =>
    Math.max(1, ...(window as unknown as { tasks: number[] }).tasks),
  );
  await page.close();
  return longest;
}

await withBuiltSite(async (browser, host) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // Does not include the time in which a first visit compiles code.
  const first = `${host.url}/docs/${DEMO}#demo=${DEMO}.1.`;
  await longestTask(context, first + gzipSync(JSON.stringify({})).toString('base64url'));
  for (const [what, text] of Object.entries(CONTENTS)) {
    const files = JSON.stringify({ [`${DEMO}.ts`]: text });
    const code = gzipSync(files).toString('base64url');
    const url = `${host.url}/docs/${DEMO}#demo=${DEMO}.1.${code}`;
    report(
      `${what}, a link of ${url.length} characters`,
      await longestTask(context, url),
      LIMIT,
      'ms',
    );
  }
});
