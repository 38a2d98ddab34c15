/**
 * `npm run screenshots`: takes the pictures of the built site that the web app manifest names. Needs a
 * Chromium. They are committed, so that a build needs none; take them again when the site looks
 * different.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createHost } from '../host/host';
import { CHROMIUM_FLAGS, findChromium } from '../lib/browser';
import { SCREENSHOTS } from './app-manifest';

const root = path.join(import.meta.dirname, '../..');
const host = await createHost({ dir: path.join(root, 'dist'), port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const { file, route, width, height } of SCREENSHOTS) {
    const target = path.join(root, 'docs/public', file);
    mkdirSync(path.dirname(target), { recursive: true });
    await page.setViewportSize({ width, height });
    await page.goto(host.url + route, { waitUntil: 'networkidle' });
    await page.screenshot({ path: target, animations: 'disabled' });
    console.log(`docs/public/${file}  ${width}×${height}`);
  }
} finally {
  await browser.close();
  await host.close();
}
