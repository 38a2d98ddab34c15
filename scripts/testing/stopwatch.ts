import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isSmokeTest } from './bench-report';

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
  // Chromium slows a page down by keeping the processor busy, which only matters to measured times.
  await client.send('Emulation.setCPUThrottlingRate', { rate: isSmokeTest ? 1 : rate });
}

interface Timing {
  /** The time starts with the first event of this type. */
  event: string;
  /** Triggers the event. */
  act(): Promise<unknown>;
  /** Returns whether the page shows the result. Runs in the page, so it cannot access its closure. */
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
