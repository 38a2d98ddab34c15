import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Opens a page of the built site and waits until its scripts have taken over and nothing more is loaded ahead. */
export async function openPage(opener: Browser | BrowserContext, url: string): Promise<Page> {
  const page = await ('newContext' in opener
    ? opener.newPage({ serviceWorkers: 'block' })
    : opener.newPage());
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Makes a page's processor so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Timing {
  /** What the time begins with: the first event of this kind. */
  event: string;
  /** Brings it about. */
  act(): Promise<unknown>;
  /** Whether the page shows what comes of it. Runs there, so that it can name nothing around it. */
  until(expected: string): unknown;
  expected?: string;
  /** Whether the time ends when that is on the screen, and not when it is in the document. */
  painted?: boolean;
}

/** Time in ms, taken in the page: a message to the browser and back takes as long as much that is measured. */
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
            // The first task behind a frame's callbacks comes when that is painted.
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
