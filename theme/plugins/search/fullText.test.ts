import { describe, expect, it } from 'vitest';
import { createFullText } from './fullText';
import { WEIGHTS } from './scoring';
import { stem } from './tokens';
import type { IndexedPage } from './types';

const page = (title: string, sections: Record<string, string>): IndexedPage => ({
  path: `/${title}`,
  title,
  kind: 'page',
  sections: Object.entries(sections).map(([heading, text]) => ({ heading, text })),
});

const words = createFullText([
  page('storage', {
    '': 'Keeps a store.',
    Server: 'The store needs a strategy.',
    Wipe: 'Clear it.',
  }),
  page('history', { '': 'Strategy of a stack.', Limits: 'A stack of a hundred.' }),
  page('reset', { '': 'Resets a store to what it was.' }),
]);

/** Returns matching pages and sections, best first, without those that have no points. */
function found(query: string, meanings: Parameters<typeof words.search>[2] = []) {
  const results = words.search(query, query.split(' ').map(stem), meanings, new Map());
  return [...results.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)].join(' > '));
}

describe('a page is found', () => {
  it.each([
    ['by its title first', 'reset', ['reset > ']],
    ['by words of one section, best first', 'strategy server', ['storage > Server', 'history > ']],
    ['by the word that the reader is still typing', 'strat', ['history > ', 'storage > Server']],
    ['by a word with a typo', 'stratgy', ['history > ', 'storage > Server']],
    ['not by an unknown word', 'xylophone', []],
  ])('%s: %s', (_how, query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});

it('synonyms score by their share in a section, and not above the words themselves', () => {
  const other = (...to: string[]) => [
    { from: ['persist'], to: to.map(stem), name: '', weight: 1, isName: false },
  ];
  expect(found('persist', other('clear'))).toEqual(['storage > Wipe']);
  const unsure = other('clear').map((meaning) => ({ ...meaning, weight: 0.1 }));
  expect(found('persist', unsure)).toEqual(['storage > Wipe']);
  expect(found('persist', other('strategy', 'server'))[0]).toBe('storage > Server');
  expect(found('persist', other('xylophone'))).toEqual([]);
});

it('knows the terms of all pages, and returns those that a query matched', () => {
  expect(['strategy', 'wipe', 'xylophone'].map(stem).map(words.isUnknown)).toEqual([
    false,
    false,
    true,
  ]);
  const matched = new Map<string, number>();
  words.search('strat', ['strat'], [], matched);
  expect([...matched]).toEqual([['strategy', 1]]);
});

it('a heading that many pages share says little about its section', () => {
  const scoreWith = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `page${at}`);
    const pages = names.map((name) =>
      page(name, { '': 'About it.', 'Other extensions': 'Works.' }),
    );
    const [result] = createFullText(pages)
      .search('extension', [stem('extension')], [], new Map())
      .values();
    return result?.sections[0]?.score ?? 0;
  };
  expect(scoreWith(3)).toBeGreaterThan(WEIGHTS.nearHeading);
  expect(scoreWith(4)).toBeLessThan(WEIGHTS.nearHeading);
});

describe('the words of readers', () => {
  const [section] = page('x', { '': 'Keeps a store.' }).sections;
  const asked = createFullText([
    { ...page('disk', {}), sections: [{ heading: '', text: 'Keeps it.', asked: 'forget' }] },
    { ...page('memory', {}), sections: [{ heading: '', text: 'Forget it.' }] },
    { ...page('other', {}), sections: section ? [section] : [] },
  ]);
  const best = (isMessage: boolean) =>
    [...asked.search('forget', ['forget'], [], new Map(), new Set(), isMessage).values()]
      .sort((a, b) => b.score - a.score)
      .map(({ title }) => title);

  it('count more than the text for keywords, and less for an error', () => {
    expect(best(false)).toEqual(['disk', 'memory']);
    expect(best(true)).toEqual(['memory', 'disk']);
  });
});

it('finds nothing for a sentence that matches only a few words and a misspelling', () => {
  expect(found('store server xylophone yesterday zebra')).toEqual([]);
  expect(found('store server strategx yesterday zebra')).toEqual([]);
  expect(found('store server strategy yesterday zebra')).not.toEqual([]);
});
