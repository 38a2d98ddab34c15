import { describe, expect, it } from 'vitest';
import { createEngine } from './engine';
import type { IndexedPage, IndexedSection } from './indexFormat';
import type { Filter } from './query';
import { stem } from './tokens';

const section = (
  heading: string,
  text: string,
  error?: IndexedSection['error'],
): IndexedSection => ({
  heading,
  id: heading.toLowerCase().replaceAll(' ', '-'),
  text,
  error,
});

const pages: IndexedPage[] = [
  {
    path: '/docs/with-undo-redo',
    title: 'withUndoRedo',
    kind: 'guide',
    sections: [
      section('', 'Undo and redo changes of a store. A stack of history.'),
      section('Track ordinary state', 'Name the slices to track. Their keys, for withUndoRedo.'),
    ],
  },
  {
    path: '/docs/with-storage-sync',
    title: 'withStorageSync',
    kind: 'guide',
    sections: [
      section('', 'Keep state in local storage: localStorage or sessionStorage.'),
      section('autoSync', 'Whether changes are written.'),
      section('On a server', 'Without a strategy the store throws. localStorage is not defined.'),
    ],
  },
  {
    path: '/docs/with-call-state',
    title: 'withCallState',
    kind: 'guide',
    sections: [
      section('', 'Whether a request is running.'),
      section('Not assignable (TS2345)', 'The store has a collection.', 'named'),
    ],
  },
  {
    path: '/docs/with-redux',
    title: 'withRedux',
    kind: 'guide',
    sections: [
      section('', 'Actions.'),
      section(
        'Argument of type string is not assignable (TS2345)',
        'Creators take an object.',
        'named',
      ),
    ],
  },
  {
    path: '/docs/api/type-aliases/CallStateSlice',
    title: 'CallStateSlice',
    kind: 'type',
    guide: '/docs/with-call-state',
    sections: [section('', 'What it adds.')],
  },
  ...['withUndoRedo', 'withDevToolsStub', 'firstPage'].map(
    (name): IndexedPage => ({
      path: `/docs/api/functions/${name}`,
      title: name,
      kind: 'function',
      sections: [{ heading: '', id: '', text: `About ${name}.` }],
    }),
  ),
  {
    path: '/docs/api/type-aliases/Page',
    title: 'Page',
    kind: 'type',
    sections: [section('', 'One entry of the navigation.')],
  },
];

const { search } = createEngine(pages);
const found = (query: string) => search(query).pages.map(({ path }) => path);

describe('any input', () => {
  it.each([
    '',
    ' ',
    'a',
    '?!',
    '<script>alert(1)</script>',
    '<'.repeat(5000),
    'Error: '.repeat(2000),
    'a<b<c>>|{}=>'.repeat(900),
    '((((((((((((((((((((((((((((',
    '\\ud800 \u0000 🦄 שלום',
    `${'withUndoRedo '.repeat(800)}`,
    // A line of minified code, and one that a terminal has filled.
    `Error: ${'x.'.repeat(50_000)}`,
    `Error: ${' '.repeat(50_000)}.`,
  ])('gets an answer: %.20s', (query) => {
    const engine = createEngine(pages);
    for (const filter of [undefined, 'errors', 'types'] as const) {
      expect(() => engine.search(query, filter)).not.toThrow();
    }
    expect(() => engine.signatures(query)).not.toThrow();
  });
});

describe('an error that no page explains', () => {
  const message = 'NG0955: the track expression of withUndoRedo has duplicated keys';

  it('is answered with the names in it, even with the filter for errors', () => {
    const { explanation, pages: known, best } = createEngine(pages).search(message, 'errors');
    expect(explanation).toBe('none');
    expect(best).toBeUndefined();
    expect(known.map(({ path }) => path)).toContain('/docs/api/functions/withUndoRedo');
    expect(known.flatMap(({ sections }) => sections)).toEqual([]);
  });

  it('is reported as unexplained, whatever else is found', () => {
    const engine = createEngine(pages);
    expect(engine.search(message).explanation).toBe('none');
    expect(engine.search('keep state in local storage').explanation).toBeUndefined();
  });
});

describe('an error', () => {
  const member: IndexedPage = {
    path: '/docs/members',
    title: 'Members',
    kind: 'guide',
    sections: [section('', 'What a store has.'), section('error', 'What went wrong.', 'named')],
  };
  const { search } = createEngine([...pages, member]);

  it.each([
    'Error: localStorage is not defined',
    'Error(s) occurred:\nlocalStorage is not defined',
  ])('does not mean a member with the name "error": %s', (query) => {
    expect(search(query).pages[0]?.path).toBe('/docs/with-storage-sync');
  });

  it.each([
    'withUndoRedo({ keys: ["todos"] })',
    'keep the state of a store in local storage with keys and slices',
  ])('is not looked for in code or words: %s', (query) => {
    expect(search(query)).not.toHaveProperty('explanation');
  });
});

describe('the search', () => {
  it.each(['undo redo', 'withUndoRedo'])(
    'ranks the guide about an extension first, and opens it: %s',
    (query) => {
      expect(found(query)[0]).toBe('/docs/with-undo-redo');
      expect(search(query).best).toBeUndefined();
    },
  );

  it.each([
    ['another case', 'withDevtoolsStub', '/docs/api/functions/withDevToolsStub'],
    ['two typos', 'withDevTolsStb', '/docs/api/functions/withDevToolsStub'],
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

  it('applies the chosen filter', () => {
    const among = (filter: Filter, query = 'undo') =>
      search(query, filter).pages.map(({ path }) => path);
    expect(among('functions')).toEqual(['/docs/api/functions/withUndoRedo']);
    expect(among('guides')).toEqual(['/docs/with-undo-redo']);
    expect(among('types', '')).toContain('/docs/api/type-aliases/Page');
    expect(among('errors')).toEqual([]);
  });

  it('lists all pages of the chosen filter for an empty query', () => {
    const errors = search('', 'errors').pages;
    expect(errors.map(({ path }) => path)).toContain('/docs/with-call-state');
    expect(errors.flatMap(({ sections }) => sections.map(({ heading }) => heading))).toContain(
      'Not assignable (TS2345)',
    );
    expect(errors.map(({ score }) => score)).toEqual(errors.map(() => 0));
  });

  it('links to the section about a pasted error message', () => {
    const { pages, best } = search(
      "error TS2345: Argument of type 'CallStateSlice' is not assignable",
    );
    expect(pages[0]?.path).toBe('/docs/with-call-state');
    expect(best).toBe('/docs/with-call-state#not-assignable-(ts2345)');
  });

  it('shows the cause of a pasted error message from its first sentence', () => {
    const text = 'Create it in a store. Another one still calls inject(), so wrap it.';
    const guide: IndexedPage = {
      path: '/docs/clock',
      title: 'Clock',
      kind: 'guide',
      sections: [
        section('', 'A clock.'),
        {
          ...section('NG0203: inject() outside of an injection context', text, 'named'),
          messages: [{ text: 'must be called from an injection context' }],
        },
      ],
    };
    const { search } = createEngine([...pages, guide]);
    const message = 'ERROR RuntimeError: NG0203: inject() must be called from an injection context';
    for (const filter of ['errors', undefined] as const) {
      const { pages: shown, best, explanation } = search(message, filter);
      expect(shown[0]?.sections[0]?.excerpt).toBe(text);
      expect([best, explanation]).toEqual([shown[0]?.sections[0]?.path, 'certain']);
    }
  });

  it('opens the page of a name with a typo, not a section that contains the name', () => {
    const guide: IndexedPage = {
      path: '/docs/with-history',
      title: 'withHistory()',
      kind: 'guide',
      sections: [
        section('', 'Keeps the history.'),
        section('Cannot read withHistory twice', 'withHistory withHistory', 'case'),
      ],
    };
    const { best, pages: shown } = createEngine([...pages, guide]).search('withHistry');
    expect([shown[0]?.path, best]).toEqual(['/docs/with-history', undefined]);
  });

  it('lists overloads in their order, whichever matches best', () => {
    const page: IndexedPage = {
      path: '/docs/api/functions/save',
      title: 'save',
      kind: 'function',
      sections: [
        section('', 'Saves a draft.'),
        section('1. save(key)', 'Saves a draft of a letter with its whole text.'),
        section('2. save(key, draft)', 'Saves a draft of a letter.'),
        section('3. save(draft)', 'Saves a draft, any draft.'),
      ],
    };
    const shown = createEngine([...pages, page]).search('save draft').pages[0];
    expect(shown?.sections.map(({ heading }) => heading)).toEqual([
      '1. save(key)',
      '2. save(key, draft)',
      '3. save(draft)',
    ]);
  });

  it('opens the page of changes at the versions of an upgrade', () => {
    const page: IndexedPage = {
      path: '/docs/changes',
      title: 'Changes',
      kind: 'guide',
      sections: [section('', 'By version.'), section('Version 19', 'What is new.')],
    };
    const { best, pages: found } = createEngine([...pages, page]).search('migrate from 19 to 21');
    expect([found[0]?.path, best]).toEqual(['/docs/changes?from=19&to=21', undefined]);
  });

  it.each([
    ['is withCallState written to localStorage', '/docs/with-call-state'],
    ['is withCallState written by withStorageSync to localStorage', '/docs/with-storage-sync'],
  ])('answers "%s" with the guide about the only extension in it', (query, path) => {
    const symbol = {
      path: '/docs/api/functions/withCallState',
      title: 'withCallState',
      kind: 'function' as const,
      guide: '/docs/with-call-state',
      sections: [section('', 'Adds a call state.')],
    };
    expect(createEngine([...pages, symbol]).search(query).pages[0]?.path).toBe(path);
  });

  it('opens the page that a category word refers to, not one of its sections', () => {
    for (const query of ['type page', 'type pag', 'function withUndoRedo', 'withUndoRedo guide']) {
      expect(search(query).best, query).toBeUndefined();
    }
  });

  it('opens a page by a part of its name rather than a deprecated option of that name', () => {
    const sections = (text: string) => [section('', 'Keeps state.'), section('places', text)];
    const page: IndexedPage = { path: '/p', title: 'withPlacesSync', kind: 'guide', sections: [] };
    const opened = (text: string) =>
      createEngine([...pages, { ...page, sections: sections(text) }]).search('places').best;
    expect(opened('Deprecated: pass a strategy.')).toBeUndefined();
    expect(opened('Pass a strategy.')).toBe('/p#places');
  });

  it('does not highlight a category word, of a page or of an unexported type', () => {
    expect(search('type page').terms).not.toContain('type');
    const page: IndexedPage = {
      path: '/f',
      title: 'withOperators',
      kind: 'function',
      sections: [{ heading: 'Operator', id: 'type-Operator', text: 'The type of one.' }],
    };
    const { terms } = createEngine([page]).search('type Operator');
    expect([...terms]).toEqual([stem('operator')]);
  });

  it('shows the summary of a page whose name was searched, not another mention of it', () => {
    const text = 'Sets back. If withX comes first, withX restores.';
    const page = (path: string): IndexedPage => ({
      path,
      title: 'withX',
      kind: 'function',
      sections: [section('', text.repeat(4))],
    });
    expect(createEngine([page('/x')]).search('withX').pages[0]?.excerpt).toMatch(/^Sets back/);
  });

  it.each([
    'xylophone',
    '<img src=x keys=alert(1)> of many',
    'the quick brown fox changes a fence',
  ])('finds nothing for words on no page: %s', (query) => {
    expect(found(query)).toEqual([]);
  });
});
