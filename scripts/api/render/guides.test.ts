import { expect, it } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { guidesAmong } from './guides';

const page = (name: string, source: string) =>
  createPage(`/site/docs/${name}`, name, source, readFacts(source));

it('finds what a guide imports from the package or links to, and reads no generated pages', () => {
  const guides = guidesAmong(
    [
      page('docs/api.mdx', '# API'),
      page('docs/api/globals.mdx', '# All'),
      page('markdown-page.mdx', '# No guide'),
      page(
        'docs/reset.mdx',
        "# Reset\n\n```ts\nimport { withReset, type Entity } from 'library';\nimport { patchState } from 'other';\n```\n\nSee [it](/docs/api/functions/setResetState).",
      ),
    ],
    ['library'],
    '/docs/api',
  );
  expect(guides).toEqual([
    {
      id: 'reset',
      label: 'Reset',
      href: '/docs/reset',
      names: new Set(['withReset', 'Entity', 'setResetState']),
    },
  ]);
});
