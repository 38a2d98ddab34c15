/**
 * `npm run images`: takes the screenshots for the web app manifest from the site in `dist/`. They are committed, so
 * that a build needs no browser.
 */
import { inProject } from '../lib/paths';
import { SCREENSHOTS } from '../plugins/offline';
import { withBuiltSite } from '../testing/measure';

await withBuiltSite(async (browser, host) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const { file, route, width, height } of SCREENSHOTS) {
    await page.setViewportSize({ width, height });
    await page.goto(host.url + route, { waitUntil: 'networkidle' });
    await page.screenshot({ path: inProject('docs/public', file), animations: 'disabled' });
    console.log(`docs/public/${file}  ${width}×${height}`);
  }
});
