import { describe, expect, it } from 'vitest';
import { compilePage } from '../../content/content';
import { CONTEXT, pageOf } from '../../content/fixtures/render';
import { type Page, titleOf } from '../../content/page';
import { indexFiles } from './index-files';
import { indexablePages, searchHooks } from './plugin';

describe('the files of the index', () => {
  const page = (path: string, text: string) => ({
    path,
    title: path,
    kind: 'guide' as const,
    sections: [{ heading: '', id: '', text }],
  });
  const guides = Array.from({ length: 30 }, (_, at) => page(`/docs/guide-${at}`, `Text ${at}`));

  it('change only if one of their pages changed', () => {
    const before = indexFiles(guides);
    const after = indexFiles(guides.with(3, page('/docs/guide-3', 'Another text')));
    const changed = [...after].filter(([name, content]) => before.get(name) !== content);
    expect(changed.map(([name]) => name.replace(/\.[0-9a-f]+\./, '.')).toSorted()).toEqual([
      'index.json',
      'shard.json',
    ]);
  });
});

it('stores the words of the vocabulary in a file of their own', () => {
  const sections = [{ heading: '', text: 'A store in a store.' }];
  const files = indexFiles([{ path: '/docs/x', title: 'x', kind: 'guide', sections }], 'store');
  expect([...files.values()].filter((content) => content.includes('store'))).toEqual([
    '{"words":"store"}',
  ]);
});

describe('the pages of the index', () => {
  const content = {
    compile: (page: Page) => compilePage(page, { ...CONTEXT, plugins: [searchHooks] }),
    dataOf: (page: Page) => ({
      title: titleOf(page),
      pageType: page.data.pageType === 'home' ? ('home' as const) : ('doc' as const),
    }),
  };
  const indexable = (...sources: string[]) =>
    indexablePages(
      sources.map((source) => pageOf(source)),
      content,
    );

  it('have a title without parentheses, and their sections', async () => {
    expect(await indexable('# withReset()\n\nSets it back.\n')).toEqual([
      {
        path: '/docs/x',
        title: 'withReset',
        kind: 'guide',
        sections: [{ heading: '', id: '', text: 'Sets it back.' }],
      },
    ]);
  });

  it('do not include drafts, unlisted pages and the home page', async () => {
    const excluded = ['unlisted: true', 'draft: true', 'pageType: home'].map(
      (entry) => `---\n${entry}\n---\n\n# X\n`,
    );
    expect(await indexable('# Y\n', ...excluded)).toHaveLength(1);
  });

  it('cannot be empty', async () => {
    await expect(indexable('---\ndraft: true\n---\n')).rejects.toThrow(/the index would be empty/);
  });
});
