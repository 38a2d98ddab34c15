import { expect, test } from 'vitest';
import { pageOf } from '../content/fixtures/render';
import { inProject } from '../lib/paths';
import { Site, type SitePlugin } from './site';

const ADDRESS = { origin: 'https://example.org', base: '/' };
const siteOf = (...plugins: SitePlugin[]) => new Site(inProject('docs'), ADDRESS, plugins);

test('a plugin can use the API of another one, in any order', async () => {
  const cards: SitePlugin<() => string> = {
    name: 'cards',
    setup: () => ({ api: () => 'a card' }),
  };
  const hover: SitePlugin = {
    name: 'hover',
    requires: ['cards'],
    setup: ({ use }) => ({ cacheKey: async () => use(cards)() }),
  };
  const [hooks] = siteOf(hover, cards).hooks;
  expect(await hooks?.cacheKey?.(pageOf(''))).toBe('a card');
});

test('a missing required plugin is an error', () => {
  expect(() => siteOf({ name: 'hover', requires: ['cards', 'search'] })).toThrow(
    'The plugin "hover" requires "cards" and "search": add them to scripts/plugins/index.ts',
  );
});
