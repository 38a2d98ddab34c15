import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import type { IndexedPage } from './types';

const section = (heading: string, excerpt: string, words = '') => ({
  heading,
  id: heading.toLowerCase().replaceAll(' ', '-'),
  excerpt,
  words,
});

const pages: IndexedPage[] = [
  {
    path: '/docs/with-undo-redo',
    title: 'withUndoRedo',
    kind: 'guide',
    sections: [
      { heading: '', id: '', excerpt: 'Undo and redo changes of a store.', words: 'stack history' },
      section('Track ordinary state', 'Name the slices to track.', 'keys withUndoRedo'),
    ],
  },
  {
    path: '/docs/with-storage-sync',
    title: 'withStorageSync',
    kind: 'guide',
    sections: [
      {
        heading: '',
        id: '',
        excerpt: 'Keep state in local storage.',
        words: 'localStorage sessionStorage',
      },
      section(
        'On a server',
        'Without a strategy the store throws.',
        'localStorage defined ReferenceError',
      ),
    ],
  },
  ...['withUndoRedo', 'withDevToolsStub', 'firstPage'].map(
    (name): IndexedPage => ({
      path: `/docs/api/functions/${name}`,
      title: name,
      kind: 'function',
      sections: [{ heading: '', id: '', excerpt: `About ${name}.`, words: '' }],
    }),
  ),
  {
    path: '/docs/api/type-aliases/Page',
    title: 'Page',
    kind: 'type',
    sections: [{ heading: '', id: '', excerpt: 'One entry of the navigation.', words: '' }],
  },
];

const { search } = createEngine(pages);
const found = (query: string) => search(query).pages.map(({ path }) => path);

describe('the search', () => {
  it('puts the page of a symbol first when its name is typed as in code', () => {
    expect(found('withUndoRedo')[0]).toBe('/docs/api/functions/withUndoRedo');
  });

  it('puts the guide first when its topic is typed in words', () => {
    expect(found('undo redo')[0]).toBe('/docs/with-undo-redo');
  });

  it.each([
    ['another case', 'withDevtoolsStub', '/docs/api/functions/withDevToolsStub'],
    ['two slips', 'withDevTolsStb', '/docs/api/functions/withDevToolsStub'],
    ['its beginning', 'withDev', '/docs/api/functions/withDevToolsStub'],
    ['its middle', 'toolsStub', '/docs/api/functions/withDevToolsStub'],
    ['dashes', 'with-storage-sync', '/docs/with-storage-sync'],
    ['words in any order', 'server storage', '/docs/with-storage-sync'],
    ['an error message', 'localStorage is not defined', '/docs/with-storage-sync'],
    ['words inside of a name', 'serverStorage', '/docs/with-storage-sync'],
    ['another word for it', 'persist', '/docs/with-storage-sync'],
    ['another form of a word', 'tracking slices', '/docs/with-undo-redo'],
  ])('finds a page by %s', (_how, query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  it('leads to the section that answers', () => {
    const [page] = search('localStorage is not defined').pages;
    expect(page?.sections[0]).toMatchObject({
      heading: 'On a server',
      path: '/docs/with-storage-sync#on-a-server',
    });
  });

  it('narrows to functions, types or guides', () => {
    expect(found('fn: undo')).toEqual(['/docs/api/functions/withUndoRedo']);
    expect(found('type:page')).toEqual(['/docs/api/type-aliases/Page']);
    expect(found('guide: undo')).toEqual(['/docs/with-undo-redo']);
  });

  it('leaves a colon alone that is no filter', () => {
    expect(found('note: undo')).toContain('/docs/with-undo-redo');
  });

  it.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a regular expression', '(.*)[a-z'],
    ['emoji', '🦄🦄'],
    ['text from right to left', 'שלום'],
    ['a lone filter', 'fn:'],
  ])('survives %s', (_what, query) => {
    expect(() => search(query)).not.toThrow();
  });

  it('finds nothing for what stands nowhere', () => {
    expect(found('xylophone')).toEqual([]);
  });
});
