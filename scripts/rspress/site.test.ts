import { expect, test } from 'vitest';
import { pageOf } from '../content/fixtures/render';
import { inProject } from '../lib/paths';
import { Site, type SitePlugin } from './site';

test('a plugin can use the API of another one, in any order', async () => {
  const cards: SitePlugin<() => string> = {
    name: 'cards',
    setup: () => ({ api: () => 'a card' }),
  };
  const hover: SitePlugin = {
    name: 'hover',
    setup: ({ use }) => ({ dependencies: async () => ({ key: use(cards)() }) }),
  };
  const address = { origin: 'https://example.org', base: '/' };
  const [hooks] = new Site(inProject('docs'), address, [hover, cards]).hooks;
  expect(await hooks?.dependencies?.(pageOf(''))).toEqual({ key: 'a card' });
});
