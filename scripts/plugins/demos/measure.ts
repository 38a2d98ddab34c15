/**
 * `npm run bench -- demos` measures sizes and times of live demos, on the production build in `dist/`. Exits with 1 if
 * a limit is exceeded.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { DEMO_NAMES } from '../../../theme/plugins/demos/Editor/completion/codeContext';
import { DEMO_SOURCES } from '../../../theme/plugins/demos/types';
import { inProject } from '../../lib/paths';
import { median, openPage, report, slowDown, timed, withBuiltSite } from '../../testing/measure';
import { weigh } from '../../testing/weights';

/** Sizes in bytes, gzipped at level 9; times in ms from the click on Run until the demo is rendered. */
const LIMITS = {
  runtime: 112_000,
  demo: 2_000,
  /** All steps are in one file. */
  tutorial: 5_000,
  /** Everything that Edit loads: the editor with its suggestions, the sources, and the frame's code with Angular's compiler and forms. */
  edit: 522_000,
  firstRun: 200,
  firstRunSlow: 1_200,
  nextRun: 100,
} as const;

/** 1.6 Mbit/s, 150 ms round trip, and a CPU slowdown of 4. */
const SLOW = { throughput: (1.6 * 1_000_000) / 8, latency: 150, cpu: 4 };

/** Number of runs; the median is reported. */
const RUNS = 5;

/** Measures the first run on a new, idle page, and the second run. */
async function run(browser: Browser, url: string, slow: boolean): Promise<[number, number]> {
  // Slows down only after the page has finished prefetching, which would block the slow network.
  const page = await openPage(browser, `${url}/docs/with-reset`);
  if (slow) {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.throughput,
      uploadThroughput: SLOW.throughput,
    });
    await slowDown(page, SLOW.cpu);
  }
  const demo = page.getByRole('region', { name: /^Live demo/ }).first();
  const button = demo.getByRole('button', { name: /^(?:Run|Restart)$/ });
  const click = async () => {
    // A new run replaces the root of the previous one.
    await page.evaluate(() =>
      document
        .querySelector('[data-demo-host]')
        ?.shadowRoot?.querySelector('[data-demo-root]')
        ?.classList.add('old'),
    );
    return timed(page, {
      event: 'click',
      act: () => button.dispatchEvent('click'),
      until: () =>
        document
          .querySelector('[data-demo-host]')
          ?.shadowRoot?.querySelector('[data-demo-root]:not(.old) button'),
    });
  };
  const first = await click();
  const next = await click();
  await page.close();
  return [first, next];
}

const folder = inProject('dist/static/js/async');
let runtime = 0;
let edit = weigh(inProject('dist', DEMO_SOURCES)) + weigh(inProject('dist', DEMO_NAMES));
for (const file of await readdir(inProject('dist/static'))) {
  if (!file.startsWith('demo-')) continue;
  const length = weigh(inProject('dist/static', file));
  edit += length;
  if (file.startsWith('demo-runtime.')) runtime += length;
}
report('runtime, size', runtime, LIMITS.runtime, 'B');
for (const file of await readdir(folder)) {
  const [, name] = /^demo-([\w-]+)\..*\.js$/.exec(file) ?? [];
  if (!name || name === 'stage' || name === 'project') continue;
  const length = weigh(path.join(folder, file));
  if (name === 'editor') {
    edit += length;
    continue;
  }
  const limit = name === 'tutorial' ? LIMITS.tutorial : LIMITS.demo;
  report(`${name}, size`, length, limit, 'B');
}
report('everything that Edit loads, size', edit, LIMITS.edit, 'B');

await withBuiltSite(async (browser, host) => {
  for (const slow of [false, true]) {
    const runs: [number, number][] = [];
    for (let count = 0; count < RUNS; count++) runs.push(await run(browser, host.url, slow));
    const first = median(runs.map(([time]) => time));
    const next = median(runs.map(([, time]) => time));
    const where = slow ? 'slow network and CPU' : 'this machine';
    report(`first run, ${where}`, first, slow ? LIMITS.firstRunSlow : LIMITS.firstRun, 'ms');
    report(`next run, ${where}`, next, LIMITS.nextRun, 'ms');
  }
});
