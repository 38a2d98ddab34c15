/**
 * `npm run bench -- navigation`: how long readers wait from a click on a link to the new page's heading on the
 * screen, inside the application. Prints medians, with the processor as it is and four times slower, and
 * exits with 1 where one is over its limit. `RUNS=50` asks for more runs.
 */
import type { Page } from '@playwright/test';
import { withBuiltSite } from '../../host/built-site';
import { isSmokeTest, median, report } from '../../lib/bench-report';
import { openPage, slowDown, timed } from '../../lib/stopwatch';

/** Limits in ms, by how much slower the processor is made: what the quickest of its peers needs. */
const LIMITS = { 1: 45, 4: 92 } as const;
const RUNS = isSmokeTest ? 1 : Number(process.env.RUNS ?? 21);
/** Pages of the same sidebar, in turn: long and short ones. */
const PAGES = ['with-undo-redo', 'with-resource', 'with-reset', 'with-storage-sync', 'mutations'];

async function visit(page: Page, name: string): Promise<number> {
  const link = page.locator(`aside a[href$="/docs/${name}"]`);
  // As readers do: the pointer comes first, and rests a moment.
  await link.hover();
  await page.waitForLoadState('networkidle');
  return timed(page, {
    event: 'click',
    act: () => link.click(),
    until: (former) => document.querySelector('h1')?.textContent !== former,
    expected: (await page.locator('h1').textContent()) ?? '',
    painted: true,
  });
}

await withBuiltSite(async (browser, host) => {
  for (const [rate, limit] of Object.entries(LIMITS)) {
    const page = await openPage(browser, `${host.url}/docs/with-reset`);
    await slowDown(page, Number(rate));
    // Each page once before it counts: readers' browsers have compiled the code as well by then.
    if (!isSmokeTest) for (const name of PAGES) await visit(page, name);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      times.push(await visit(page, PAGES[run % PAGES.length] ?? ''));
    }
    const range = `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`;
    report(`processor ${rate}x slower, ${RUNS} clicks, ${range} ms`, median(times), limit, 'ms');
    await page.close();
  }
});
