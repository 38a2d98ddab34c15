import { expect, test } from 'vitest';
import { ownMeta } from './pageMeta';

test("a page's chunk gets what plugins say about the page, and nothing that it has already", () => {
  expect(
    ownMeta({
      title: 'withReset()',
      toc: [],
      frontmatter: {},
      content: 'text',
      lang: 'en',
      version: '',
      routePath: '/docs/with-reset',
      _filepath: '/site/docs/with-reset.mdx',
      _relativePath: 'docs/with-reset.mdx',
      lastUpdatedTime: '1 May 2026',
    } as Parameters<typeof ownMeta>[0]),
  ).toEqual({
    routePath: '/docs/with-reset',
    _relativePath: 'docs/with-reset.mdx',
    lastUpdatedTime: '1 May 2026',
  });
});
