import { type Browser, chromium } from '@playwright/test';
import { createHost, type Host } from '../host/host';
import { CHROMIUM_FLAGS, findChromium } from './browser';
import { inProject } from './paths';

/**
 * Serves the site in `dist/` and opens Chromium, for as long as the work takes.
 *
 * @throws with the command to run, where there is no built site or no browser.
 */
export async function withBuiltSite(
  work: (browser: Browser, host: Host) => Promise<void>,
): Promise<void> {
  const host = await createHost({ dir: inProject('dist'), port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    await work(browser, host);
  } finally {
    await browser.close();
    await host.close();
  }
}
