/**
 * `npm run bench -- demos`: what live demos cost, on the production build in `dist/`, against the figures
 * that they must keep. Exits with 1 when one is missed.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { DEMO_SOURCES } from '../../theme/Demo/types';
import { median, report } from '../bench/report';
import { weigh } from '../bench/weights';
import { withBuiltSite } from '../lib/built-site';
import { inProject } from '../lib/paths';

/** Sizes in bytes, gzipped at level 9; times in ms from the click on Run to a demo that answers. */
const LIMITS = {
  runtime: 110_000,
  demo: 2_000,
  /** All its steps are one file. */
  tutorial: 5_000,
  /** All that Edit loads: the editor, the sources, and the code of the frame with Angular's compiler. */
  edit: 440_000,
  firstRun: 200,
  firstRunSlow: 1_200,
  nextRun: 100,
} as const;

/** 1.6 Mbit/s, 150 ms there and back, and a processor four times slower. */
const SLOW = { throughput: (1.6 * 1_000_000) / 8, latency: 150, cpu: 4 };

/** The middle of several tries is reported. */
const TRIES = 5;

/** Time of the first run on a fresh page that has come to rest, and of the one after it. */
async function run(browser: Browser, url: string, slow: boolean): Promise<[number, number]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/docs/with-reset`);
  await page.locator('html[data-hydrated]').waitFor();
  // What the page loads ahead of time is none of the demo's; on the slow network it would be all there is.
  await page.waitForLoadState('networkidle');
  if (slow) {
    const client = await context.newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.throughput,
      uploadThroughput: SLOW.throughput,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  }
  const click = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const frame = document.querySelector('section[aria-label^="Live demo"]');
          const old = frame?.querySelector('[data-demo-host]');
          const started = performance.now();
          // No named function in here: tsx would call a helper that the page does not have.
          const timer = setInterval(() => {
            const host = frame?.querySelector('[data-demo-host]');
            if (host === old || !host?.shadowRoot?.querySelector('button')) return;
            clearInterval(timer);
            resolve(performance.now() - started);
          }, 1);
          const buttons = [...(frame?.querySelectorAll('button') ?? [])];
          buttons.find(({ textContent }) => /^(?:Run|Restart)$/.test(textContent))?.click();
        }),
    );
  const first = await click();
  const next = await click();
  await context.close();
  return [first, next];
}

const folder = inProject('dist/static/js/async');
let edit = weigh(inProject('dist', DEMO_SOURCES));
for (const file of await readdir(inProject('dist/static'))) {
  if (!file.startsWith('demo-')) continue;
  const length = weigh(inProject('dist/static', file));
  edit += length;
  if (file.startsWith('demo-runtime.')) report('runtime, size', length, LIMITS.runtime, 'B');
}
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
report('all that Edit loads, size', edit, LIMITS.edit, 'B');

await withBuiltSite(async (browser, host) => {
  for (const slow of [false, true]) {
    const runs: [number, number][] = [];
    for (let count = 0; count < TRIES; count++) runs.push(await run(browser, host.url, slow));
    const first = median(runs.map(([time]) => time));
    const next = median(runs.map(([, time]) => time));
    const where = slow ? 'slow network and processor' : 'this machine';
    report(`first run, ${where}`, first, slow ? LIMITS.firstRunSlow : LIMITS.firstRun, 'ms');
    report(`next run, ${where}`, next, LIMITS.nextRun, 'ms');
  }
});
