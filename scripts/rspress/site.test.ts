import { expect, test } from 'vitest';
import { pageOf } from '../content/fixtures/render';
import { inProject } from '../lib/paths';
import { Site, type SitePlugin } from './site';

test('a plugin can use the API of another one, in any order', () => {
  const cards: SitePlugin<() => string> = {
    name: 'cards',
    setup: () => ({ api: () => 'a card' }),
  };
  const hover: SitePlugin = {
    name: 'hover',
    setup: ({ use }) => ({ filesOf: () => [use(cards)()] }),
  };
  const address = { origin: 'https://example.org', base: '/' };
  const [hooks] = new Site(inProject('docs'), address, [hover, cards]).hooks;
  expect(hooks?.filesOf?.(pageOf(''))).toEqual(['a card']);
});
