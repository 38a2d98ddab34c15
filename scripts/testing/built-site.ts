import { type Browser, chromium } from '@playwright/test';
import { createHost, type Host } from '../host/host';
import { inProject } from '../lib/paths';
import { isSmokeTest } from './bench-report';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from './browser';

/**
 * Serves `dist/` and opens Chromium while a function runs.
 *
 * @throws an Error with the command to run if there is no built site or no browser
 */
export async function withBuiltSite(
  work: (browser: Browser, host: Host) => Promise<void>,
): Promise<void> {
  const host = await createHost({ dir: inProject('dist'), port: 0 });
  // The headless shell starts in half the time, but readers' browsers have windows.
  const executablePath = isSmokeTest ? findHeadlessShell() : findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await work(browser, host);
  } finally {
    await browser.close();
    await host.close();
  }
}
