/**
 * `npm run bench -- navigation` measures the time from a click on a link until the new page's heading is painted.
 * Prints the median without CPU throttling and with 4x throttling, and exits with 1 if one exceeds its limit. `RUNS=50`
 * sets the number of runs.
 */
import type { Page } from '@playwright/test';
import { isSmokeTest, median, report } from '../../testing/bench-report';
import { withBuiltSite } from '../../testing/built-site';
import { openPage, slowDown, timed } from '../../testing/stopwatch';

/** Limits in ms by CPU slowdown. They are the times of the fastest comparable site. */
const LIMITS = { 1: 45, 4: 92 } as const;
const RUNS = isSmokeTest ? 1 : Number(process.env.RUNS ?? 21);
/** Long and short pages that share a sidebar. */
const PAGES = ['with-undo-redo', 'with-resource', 'with-reset', 'with-storage-sync', 'mutations'];

async function visit(page: Page, name: string): Promise<number> {
  const link = page.locator(`aside a[href$="/docs/${name}"]`);
  // Readers hover over a link before they click it, which prefetches the page.
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
    // Warm-up, because the first visits also compile the code.
    if (!isSmokeTest) for (const name of PAGES) await visit(page, name);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      times.push(await visit(page, PAGES[run % PAGES.length] ?? ''));
    }
    const range = `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`;
    report(`CPU slowdown ${rate}x, ${RUNS} clicks, ${range} ms`, median(times), limit, 'ms');
    await page.close();
  }
});
