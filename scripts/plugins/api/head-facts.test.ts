import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { expect, test } from 'vitest';
import { copyOf, htmlOf, pageOf } from '../../content/fixtures/render';
import type { SiteHooks } from '../../rspress/site';
import { addFacts, headFacts } from './head-facts';
import type { Site } from './render/site';

const SITE = {
  entries: [
    {
      symbol: { name: 'withReset', kind: 'function' },
      note: { guide: 'with-reset' },
      size: 1223,
      href: '/docs/api/functions/withReset',
      source: 'https://example.com/with-reset.ts',
    },
    {
      symbol: { name: 'Resets', kind: 'type-alias' },
      note: { guide: 'with-reset' },
      href: '/docs/api/type-aliases/Resets',
      source: 'https://example.com/r.ts',
    },
  ],
  guides: [{ id: 'with-reset', href: '/docs/with-reset' }],
  demos: [
    {
      guide: 'with-reset',
      href: '/docs/with-reset#try-it',
      names: new Set(['Resets']),
      step: -1,
    },
  ],
} as unknown as Site;

const remarkFacts =
  (site: Site): Plugin<[], Root> =>
  () =>
  (tree, { data }) => {
    if (data.page) addFacts(tree.children, headFacts(data.page, site));
  };
const hooksOf = (site: Site): SiteHooks => ({
  rspress: { name: 'facts', markdown: { remarkPlugins: [remarkFacts(site)] } },
});
const HOOKS = hooksOf(SITE);

const FACTS = '<Badge since="1.0" />';
const GUIDE = `# withReset()\n\n${FACTS}\n\nText.\n\n## Try it\n\n## API`;

/** The line of facts without tags. */
const lineOf = (html: string) => html.match(/<p class=facts>(.*?)(?=<p>|<h2)/s)?.[1] ?? '';

test('the head of a guide links to its API page, its source and its demo', async () => {
  const html = await htmlOf(GUIDE, { hooks: [HOOKS] });
  const line = lineOf(html);
  expect(line).toContain(
    '<span>Since 1.0</span> <span><a href=/docs/api/functions/withReset>API</a>',
  );
  expect(line).toMatch(/<a href=https:\/\/example.com\/with-reset.ts [^>]*>Source</);
  expect(line).toContain('<a href=#try-it>Try it</a>');
  expect(await copyOf(GUIDE, { hooks: [HOOKS] })).toContain(
    '(Since 1.0) ([API](https://example.org/docs/api/functions/withReset.md))',
  );
});

test('a guide without a demo does not offer to try it', async () => {
  const html = await htmlOf(GUIDE.replace('Try it', 'Options'), { hooks: [HOOKS] });
  expect(html).not.toContain('Try it');
});

test('the head of an API page has the kind of the symbol, and links to its guide and to a demo that uses it', async () => {
  // The route of the test page.
  const entries = SITE.entries.map((entry) => ({ ...entry, size: 12, href: '/docs/x' })).slice(1);
  const hooks = [hooksOf({ ...SITE, entries })];
  const html = await htmlOf(`# Resets\n\n${FACTS}\n\nText.`, { hooks });
  const line = lineOf(html);
  expect(line).toContain(
    '<span>Type alias</span> <span>12 bytes gzipped</span> <span><a href=/docs/with-reset>Guide</a>',
  );
  expect(line).toContain('<a href=/docs/with-reset#try-it>Try it</a>');
});

test('pages about other subjects and pages without badges have no facts', async () => {
  expect(headFacts(pageOf('# Mutations'), SITE)).toEqual([]);
  expect(await htmlOf('# withReset()\n\nText.', { hooks: [HOOKS] })).not.toContain('API');
});
