import { expect, type Page } from '@playwright/test';
import { hrefOf } from './routes';

/** Maximum viewport width of the mobile layout, in px (specification, section 9). */
export const MOBILE_BREAKPOINT = 996;

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string) {
  // A script that a test delays would delay the `load` event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Playwright's message when service workers are blocked. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects the page's errors and warnings from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text() === NO_WORKER) return;
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Adds styles to a page whose content security policy forbids style elements. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Delays requests for these URLs until the returned function is called. */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes every access to the browser's storage fail, as if it were blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });

/** Adds a link at the start of the page, so that tests do not depend on the content of a guide. */
export async function addLink(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'The link of this test';
    link.style.cssText = 'position:fixed;top:50%;left:50%;z-index:9999';
    document.querySelector('#__rspress_root')?.before(link);
  }, hrefOf(route));
}

/** The URL of a page file, which the HTML of the page contains. */
export async function fileOf(page: Page, route: string): Promise<string> {
  const html = await (await page.request.get(route)).text();
  const file = /data-page="([^"]+)"/.exec(html)?.[1];
  if (!file) throw new Error(`${route} does not reference its page file.`);
  return file;
}
