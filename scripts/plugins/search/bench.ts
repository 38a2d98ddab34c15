/**
 * `npm run bench -- search` measures in a browser how fast the search responds, and the cost of opening it. Reads
 * `dist/`.
 * - Keystroke: the time from an input event until the results are painted, for all letters of ten queries, with and
 *   without CPU throttling.
 * - Cold start: the time from the key that opens the search until the first result of the keys typed after it is on the
 *   page, with an empty cache and without prefetching on hover.
 * - Script and index: the gzipped size of all downloads when the search opens.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { openPage, report, slowDown, timed, withBuiltSite } from '../../testing/measure';
import { INDEX_BUDGET } from './budget';

/** Limits of the search, in ms and bytes. */
const LIMITS = {
  keystroke: 50,
  slowKeystroke: 120,
  coldStart: 300,
  // React accounts for 69 kB of it, unless an island on the page has loaded it.
  script: 95_000,
  index: INDEX_BUDGET,
};
/** CPU slowdown that emulates a phone. */
const PHONE_SLOWDOWN = 4;
/** Number of cold starts. */
const RUNS = 7;
const QUERIES = [
  'withUndoRedo',
  'localStorage is not defined',
  'persist state',
  'upload progress',
  'withDevtolsStub',
  'reset several stores',
  'fn: page',
  'error handling strategy',
  'server side pagination',
  'NG0203',
];
const FIELD = { role: 'combobox', name: 'Search guides and API' } as const;

/** Returns the gzipped sizes of all files that load when the search opens, by path. */
async function downloads(browser: Browser, url: string): Promise<Map<string, number>> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // With a data saver, the site prefetches no pages, which would count here.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await openPage(context, url);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole(FIELD.role, FIELD).fill('reset');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = new Map<string, number>();
  for (const response of [...responses]) {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|json)$/.test(pathname)) continue;
    sizes.set(pathname, gzipSync(await response.body(), { level: 9 }).length);
  }
  await context.close();
  return sizes;
}

/** Measures the time in ms from a press of `/` until the first result of the keys typed after it. */
async function coldStart(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, url);
  // Presses all keys in one task, because the dialog must show results for keys that are typed before it has loaded.
  const type = () => {
    for (const key of '/reset') {
      const options = { key, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', options));
    }
  };
  const time = await timed(page, {
    event: 'keydown',
    act: () => page.evaluate(type),
    until: () => document.querySelector('dialog [role=option]'),
  });
  await page.close();
  return time;
}

/** Measures the times in ms from each input until its results are painted, with this CPU slowdown. */
async function keystrokes(browser: Browser, url: string, rate: number): Promise<number[]> {
  const page = await openPage(browser, url);
  await page.keyboard.press('/');
  const field = page.getByRole(FIELD.role, FIELD);
  await field.fill('x');
  await page.getByRole('status').filter({ hasText: /ound/ }).waitFor();
  await slowDown(page, rate);
  const times: number[] = [];
  for (const query of QUERIES) {
    await field.fill('');
    for (const letter of query) {
      const act = () => page.keyboard.type(letter);
      times.push(await timed(page, { event: 'input', act, until: () => true, painted: true }));
    }
  }
  await page.close();
  return times;
}

const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0;

await withBuiltSite(async (browser, host) => {
  const files = [...(await downloads(browser, host.url))];
  const sizeOf = (isCounted: (path: string) => boolean) =>
    files.reduce((bytes, [path, size]) => bytes + (isCounted(path) ? size : 0), 0);
  const script = sizeOf((path) => path.endsWith('.js'));
  const index = sizeOf((path) => path.includes('/search/'));
  const cold: number[] = [];
  for (let run = 0; run < RUNS; run++) cold.push(await coldStart(browser, host.url));
  report('scripts that load when the search opens', script, LIMITS.script, 'B');
  report('index', index, LIMITS.index, 'B');
  report(`cold start, slowest of ${RUNS}`, quantile(cold, 1), LIMITS.coldStart, 'ms');
  for (const [rate, limit] of [
    [1, LIMITS.keystroke],
    [PHONE_SLOWDOWN, LIMITS.slowKeystroke],
  ] as const) {
    const keys = await keystrokes(browser, host.url, rate);
    const [median, p95] = [0.5, 0.95].map((share) => quantile(keys, share));
    const what = `key to paint, CPU slowdown ${rate}x, p95 (median ${Math.round(median ?? 0)} ms)`;
    report(what, p95 ?? 0, limit, 'ms');
  }
});
