/**
 * `npm run bench -- offline-speed`: when readers see a guide, with and without the worker and the network.
 * Prints medians; `RUNS=50` asks for more runs.
 */
import type { BrowserContext } from '@playwright/test';
import { withBuiltSite } from '../lib/built-site';

const ROUTE = '/docs/with-reset';
const RUNS = Number(process.env.RUNS ?? 15);

await withBuiltSite(async (browser, host) => {
  /** Time from a navigation to its first contentful paint, in ms. */
  async function firstPaint(context: BrowserContext): Promise<number> {
    const page = await context.newPage();
    await page.goto(host.url + ROUTE);
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [entry] = list.getEntriesByName('first-contentful-paint');
            if (entry) resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    await page.close();
    return time;
  }

  async function report(visit: string, measure: () => Promise<number>): Promise<void> {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measure());
    const median = times.sort((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
    console.log(`  ${visit.padEnd(28)}  ${median.toFixed(0)} ms`);
  }

  console.log(`First contentful paint of ${ROUTE}, median of ${RUNS}, on this machine:`);
  await report('first visit', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const time = await firstPaint(context);
    await context.close();
    return time;
  });

  const withoutWorker = await browser.newContext({ serviceWorkers: 'block' });
  await firstPaint(withoutWorker);
  await report('repeat visit, no worker', () => firstPaint(withoutWorker));

  const withWorker = await browser.newContext();
  const page = await withWorker.newPage();
  await page.goto(host.url + ROUTE);
  await page.getByText('This site can now be read offline.').waitFor({ timeout: 120_000 });
  await report('repeat visit, worker', () => firstPaint(withWorker));
  await host.close();
  await report('repeat visit, no network', () => firstPaint(withWorker));
});
