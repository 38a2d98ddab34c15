/**
 * `npm run bench -- hover` measures the download size of the data of hover cards, and how soon a card follows the
 * pointer when the data is loaded. Reads `dist/`.
 */
import path from 'node:path';
import { pathsIn } from '../../lib/files';
import { median, openPage, report, timed, withBuiltSite } from '../../testing/measure';
import { weigh } from '../../testing/weights';

/** Limits in gzipped bytes and in ms. `npm run bench -- offline` limits the size of all pages. */
const LIMITS = { guide: 15_000, card: 50 } as const;
/** A guide with long samples. */
const GUIDE = '/docs/with-resource';
/** Number of names to hover over. */
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
  const page = await openPage(browser, url + GUIDE);
  const links = page.locator('main pre a').filter({ visible: true });
  await links.first().hover();
  const card = page.getByRole('tooltip');
  await card.waitFor();
  const times: number[] = [];
  for (const link of (await links.all()).slice(1, NAMES + 1)) {
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await card.waitFor({ state: 'detached' });
    const time = await timed(page, {
      event: 'pointermove',
      act: () => link.hover(),
      until: () => document.querySelector('[role=tooltip]'),
    });
    times.push(time);
  }
  report('names, longest guide', longest, LIMITS.guide, 'B');
  report(`pointer to card, median of ${times.length}`, median(times), LIMITS.card, 'ms');
});
