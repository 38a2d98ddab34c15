import { chromium } from '@playwright/test';
import { createHost } from './scripts/host/host';
import { findHeadlessShell } from './scripts/lib/browser';
const host = await createHost({ dir: process.env.DIR ?? 'dist', port: 0 });
const b = await chromium.launch({ executablePath: findHeadlessShell(), args: ['--no-sandbox'] });
const [, , ...jobs] = process.argv;
for (const job of jobs) {
  const [route, width, name, touch] = job.split(',');
  const p = await b.newPage({ viewport: { width: Number(width), height: 800 }, serviceWorkers: 'block', hasTouch: Boolean(touch), isMobile: Boolean(touch) });
  await p.goto(host.url + route); await p.waitForTimeout(500);
  await p.screenshot({ path: `/tmp/h5/${name}.png` });
  console.log(name, await p.evaluate(() => { const a = document.querySelector('main h1')!.getBoundingClientRect(); const m = document.querySelector('.prose')?.getBoundingClientRect(); return { h1: a.left, prose: m && [m.left, m.right], w: innerWidth } }));
  await p.close();
}
await b.close(); await host.close();
