/**
 * `npm run bench:offline-speed`: when readers see a guide for the first time, without a worker, with
 * one, and with one and no network. Compares medians, because single runs scatter.
 */
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { createHost } from '../host/host';
import { CHROMIUM_FLAGS, findChromium } from '../lib/browser';

const ROUTE = '/docs/with-reset';
const RUNS = Number(process.env.RUNS ?? 15);
const dist = path.join(import.meta.dirname, '../../dist');

const host = await createHost({ dir: dist, port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

async function firstPaint(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto(host.url + ROUTE);
  const time = await page.evaluate(async () => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    if (entry) return entry.startTime;
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === 'first-contentful-paint') resolve(startTime);
        }
      }).observe({ type: 'paint', buffered: true });
    });
  });
  await page.close();
  return time;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
async function repeat(act: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await act());
  return median(times);
}

try {
  const first = await repeat(async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const time = await firstPaint(context);
    await context.close();
    return time;
  });

  const plain = await browser.newContext({ serviceWorkers: 'block' });
  await firstPaint(plain);
  const withoutWorker = await repeat(() => firstPaint(plain));

  const served = await browser.newContext();
  const page = await served.newPage();
  await page.goto(host.url + ROUTE);
  await page.getByText('This site can now be read offline.').waitFor({ timeout: 120_000 });
  const withWorker = await repeat(() => firstPaint(served));
  await host.close();
  const offline = await repeat(() => firstPaint(served));

  console.log(`First contentful paint of ${ROUTE}, median of ${RUNS}, on this machine:`);
  console.log(`  first visit                   ${first.toFixed(0)} ms`);
  console.log(`  repeat visit, no worker       ${withoutWorker.toFixed(0)} ms`);
  console.log(`  repeat visit, worker          ${withWorker.toFixed(0)} ms`);
  console.log(`  repeat visit, no network      ${offline.toFixed(0)} ms`);
} finally {
  await browser.close();
  await host.close();
}
