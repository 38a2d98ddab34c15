/**
 * `npm run bench -- hover`: what the cards of names in code download, and how soon a card follows the pointer once
 * that is loaded. Reads `dist/`.
 */
import path from 'node:path';
import { withBuiltSite } from '../lib/built-site';
import { pathsIn } from '../lib/files';
import { median, report } from './report';
import { weigh } from './weights';

/** Limits in bytes, gzipped, and ms. That of the names of all pages is one of `npm run bench -- offline`. */
const LIMITS = { guide: 15_000, card: 50 } as const;
/** A guide with long samples, and the names that are pointed at. */
const GUIDE = '/docs/with-resource';
const NAMES = 20;

const folder = path.resolve('dist/names');
const sizes = pathsIn(folder, '.json').map((file) => ({
  name: path.relative(folder, file),
  bytes: weigh(file),
}));
const shared = sizes.find(({ name }) => name === 'shared.json')?.bytes ?? 0;
const guides = sizes.filter(({ name }) =>
  /^docs\/(?!api|tutorial)/.test(path.posix.normalize(name)),
);
const longest = Math.max(...guides.map(({ bytes }) => bytes)) + shared;

await withBuiltSite(async (browser, { url }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(url + GUIDE, { waitUntil: 'networkidle' });
  const links = page.locator('main pre a').filter({ visible: true });
  const card = page.getByRole('tooltip');
  await links.first().hover();
  await card.waitFor();
  // In the page: a message to the browser and back takes as long as the card.
  await page.evaluate(() => {
    document.addEventListener('pointermove', () => performance.mark('pointer'));
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]) as Element[];
      if (added.some(({ role }) => role === 'tooltip')) performance.measure('card', 'pointer');
    }).observe(document.body, { childList: true });
  });
  for (let nth = 1; nth <= Math.min(NAMES, (await links.count()) - 1); nth += 1) {
    await page.keyboard.press('Escape');
    await links.nth(nth).hover();
    await card.waitFor();
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('card').map(({ duration }) => duration),
  );
  report('names, longest guide', longest, LIMITS.guide, 'B');
  report(`pointer to card, median of ${times.length}`, median(times), LIMITS.card, 'ms');
});
