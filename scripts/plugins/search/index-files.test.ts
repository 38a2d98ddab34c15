import { describe, expect, it } from 'vitest';
import { restored } from '../../../theme/plugins/search/indexFormat';
import { contentOf, pageOf } from '../../content/fixtures/render';
import type { Page } from '../../content/page';
import type { Pages } from '../../content/pages';
import { indexFiles } from './index-files';
import { indexablePages } from './plugin';

describe('the files of the index', () => {
  const page = (path: string, text: string) => ({
    path,
    title: path,
    kind: 'guide' as const,
    sections: [{ heading: '', id: '', text }],
  });
  const guides = Array.from({ length: 30 }, (_, at) => page(`/docs/guide-${at}`, `Text ${at}`));

  it('contain everything', () => {
    const pages = [
      {
        path: '/docs/api/functions/withX',
        title: 'withX',
        kind: 'function' as const,
        guide: '/docs/guide-1',
        signatures: ['function withX(): X'],
        sections: [
          { heading: '', id: '', text: 'An introduction.', asked: 'words' },
          { heading: 'Why not?', id: 'why-not', text: '', error: 'named' as const },
          { heading: 'X', id: 'type-X', text: '' },
        ],
      },
      ...guides,
    ];
    const [index, ...texts] = [...indexFiles(pages).values()].map((text) => JSON.parse(text));
    expect(restored(index, ...texts.slice(0, -1))).toEqual(expect.arrayContaining(pages));
  });

  it('change only if one of their texts changed', () => {
    const before = indexFiles(guides);
    const after = indexFiles(guides.with(3, page('/docs/guide-3', 'Another text')));
    const changed = [...after].filter(([name, content]) => before.get(name) !== content);
    expect(changed.map(([name]) => name.replace(/\.[0-9a-f]+\./, '.')).toSorted()).toEqual([
      'search.json',
      'static/search/texts.json',
    ]);
  });
});

describe('the pages of the index', () => {
  const indexablePagesOf = async (all: readonly Page[]) => {
    const contents = await Promise.all(all.map((page) => contentOf(page)));
    const content = (route: string) =>
      contents[all.findIndex((page) => page.route === route)] ?? {};
    return indexablePages({ pages: { all: () => [...all] } as Pages, contentOf: content });
  };
  const indexable = (...sources: string[]) =>
    indexablePagesOf(sources.map((source) => pageOf(source)));

  const sectionsAt = async (name: string, source: string) => {
    const [page] = await indexablePagesOf([pageOf(source, `${name}.mdx`)]);
    return page?.sections;
  };

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

  it('lack the facts, code, links and versions that every symbol page has', async () => {
    const source = [
      '# withReset',
      '<Badge type="internal" /> <Badge>Function</Badge>',
      'Sets back.',
      '## Example',
      '```ts\ncode\n```',
      '## Returns',
      'A feature.',
      '## Related pages',
      'Guides',
      '## History',
      'Added',
    ].join('\n\n');
    expect(await sectionsAt('docs/api/functions/withReset', source)).toEqual([
      { heading: '', id: '', text: 'Sets back.' },
      { heading: 'Returns', id: 'returns', text: 'A feature.' },
    ]);
  });

  it('lack the API list of a guide, which the symbol pages contain', async () => {
    const source = '# X\n\nText\n\n## API\n\nwithReset\n';
    expect(await sectionsAt('docs/y', source)).toEqual([{ heading: '', id: '', text: 'Text' }]);
  });

  it('know which of their sections explain errors', async () => {
    const source =
      '# X\n\n## Edge cases and errors\n\n### Nothing happens\n\nWait.\n\n## More\n\n### TS1001\n\nCast.\n\n### TS1002\n';
    const sections = await sectionsAt('docs/y', source);
    expect(sections?.map(({ heading, error }) => [heading, error])).toEqual([
      ['', undefined],
      ['Edge cases and errors', undefined],
      ['Nothing happens', 'case'],
      ['More', undefined],
      ['TS1001', 'named'],
      ['TS1002', undefined],
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
