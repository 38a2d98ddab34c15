import { expect, test } from 'vitest';
import { copyOf, htmlOf, pageOf } from '../../content/fixtures/render';
import type { PageHooks } from '../../content/hooks';
import { addBadges, guideBadges } from './guide-badges';
import type { Site } from './render/site';

const SITE = {
  entries: [
    {
      symbol: { name: 'withReset' },
      size: 1223,
      href: '/docs/api/functions/withReset',
      source: 'https://example.com/with-reset.ts',
    },
    { symbol: { name: 'resets' }, href: '/docs/api/resets', source: 'https://example.com/r.ts' },
  ],
} as unknown as Site;

const HOOKS: PageHooks = {
  async transformPage(tree, page) {
    addBadges(tree.children, guideBadges(page, SITE));
  },
};

const GUIDE = '# withReset()\n\n<Badge type="stable" /> <Badge since="1.0" />\n\nText.\n\n## API';

test('a guide to a function shows its size, and leads to its API page and source', async () => {
  const html = await htmlOf(GUIDE, { plugins: [HOOKS] });
  expect(html).toContain('Since 1.0</span> <span class=badge>1,223 bytes gzipped</span>');
  expect(html).toContain('<a href=/docs/api/functions/withReset>API</a>');
  expect(html).toMatch(/<a href=https:\/\/example.com\/with-reset.ts [^>]*>Source</);
  expect(await copyOf(GUIDE, { plugins: [HOOKS] })).toContain(
    '(Stable) (Since 1.0) (1,223 bytes gzipped) ([API](https://example.org/docs/api/functions/withReset.md))',
  );
});

test('types have no size, and pages about something else no badges', () => {
  expect(guideBadges(pageOf('# resets()'), SITE)).toHaveLength(2);
  expect(guideBadges(pageOf('# Mutations'), SITE)).toEqual([]);
});

test('pages without badges get none', async () => {
  expect(await htmlOf('# withReset()\n\nText.', { plugins: [HOOKS] })).not.toContain('badge');
});
