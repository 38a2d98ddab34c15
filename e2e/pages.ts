import { hrefOf } from './routes';
import type { Page } from './test';

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
/** Returns the URL of a page file, which the HTML of the page contains. */
export async function fileOf(page: Page, route: string): Promise<string> {
  const html = await (await page.request.get(route)).text();
  const file = /data-page="([^"]+)"/.exec(html)?.[1];
  if (!file) throw new Error(`${route} does not reference its page file.`);
  return file;
}
