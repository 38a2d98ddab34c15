/** Helpers for benchmarks. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { createHost, type Host } from '../host/host';
import { inProject } from '../lib/paths';
import { CHROMIUM_FLAGS, findChromium } from './browser';

/** Exit code of a check that could not judge. */
export const SKIPPED = 75;

/** The median, which a single slow run does not affect. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Whether a value was measured. A size or time of zero means that something was not found. */
const isMeasured = (value: number, unit: string): boolean =>
  Number.isFinite(value) && (value > 0 || !['B', 'ms'].includes(unit));

/** Prints a value and whether it meets its limit. If not, the process exits with 1. */
export function report(what: string, value: number, limit: number, unit: string): void {
  const fits = isMeasured(value, unit) && value <= limit;
  if (!fits) process.exitCode = 1;
  const allowed = Number.isFinite(limit) ? ` (${limit})` : '';
  console.log(`${fits ? 'ok    ' : 'MISSED'}  ${what}: ${Math.round(value)} ${unit}${allowed}`);
}

/**
 * Serves `dist/` and opens Chromium while a function runs.
 *
 * @throws an Error with the command to run if there is no built site or no browser
 */
export async function withBuiltSite(
  work: (browser: Browser, host: Host) => Promise<void>,
): Promise<void> {
  const host = await createHost({ dir: inProject('dist'), port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    await work(browser, host);
  } finally {
    await browser.close();
    await host.close();
  }
}

/** Opens a page of the built site and waits until it is hydrated and has finished prefetching. */
export async function openPage(opener: Browser | BrowserContext, url: string): Promise<Page> {
  const page = await ('newContext' in opener
    ? opener.newPage({ serviceWorkers: 'block' })
    : opener.newPage());
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Slows down a page's processor by this factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Timing {
  /** The time starts with the first event of this type. */
  event: string;
  /** Triggers the event. */
  act(): Promise<unknown>;
  /** Whether the page shows the result. Runs in the page, so it cannot access its closure. */
  until(expected: string): unknown;
  expected?: string;
  /** Whether the time ends when the result is painted, instead of when the DOM changes. */
  painted?: boolean;
}

/**
 * Measures a time in ms. This happens in the page, because a round trip to the browser takes as long as many of the
 * results.
 */
export async function timed(
  page: Page,
  { event, act, until, expected = '', painted = false }: Timing,
): Promise<number> {
  const shows = await page.evaluateHandle<Timing['until']>(`(${until})`);
  const watch = await page.evaluateHandle(
    ({ event, shows, expected, painted }) => ({
      time: new Promise<number>((resolve) => {
        addEventListener(
          event,
          async ({ timeStamp }) => {
            const next = painted ? requestAnimationFrame : setTimeout;
            do await new Promise((then) => void next(then as () => void));
            while (!shows(expected));
            // The first task after the callbacks of a frame runs when the frame has been painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(undefined);
          },
          { capture: true, once: true },
        );
      }),
    }),
    { event, shows, expected, painted },
  );
  await act();
  return watch.evaluate(({ time }) => time);
}
