import { describe, expect, it } from 'vitest';
import { createFullText } from './fullText';
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

/** Pages and sections that hold words, each best first, without those of no points. */
function found(query: string, meanings: Parameters<typeof words.search>[2] = []) {
  const results = words.search(query, query.split(' '), meanings, new Set());
  return [...results.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)].join(' > '));
}

describe('a page is found', () => {
  it.each([
    ['by its title first', 'reset', ['reset > ']],
    [
      'by words of one section, the nearest first',
      'strategy server',
      ['storage > Server', 'history > '],
    ],
    ['by the word that the reader is still typing', 'strat', ['history > ', 'storage > Server']],
    ['by a word with a slip', 'stratgy', ['history > ', 'storage > Server']],
    ['by nothing that stands nowhere', 'xylophone', []],
  ])('%s: %s', (_how, query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});

it('other words for something count as far as a section holds them, and not above the words themselves', () => {
  const other = (...meant: string[]) => [
    { asked: ['persist'], meant, name: '', weight: 1, isName: false },
  ];
  expect(found('persist', other('clear'))).toEqual(['storage > Wipe']);
  const unsure = other('clear').map((meaning) => ({ ...meaning, weight: 0.1 }));
  expect(found('persist', unsure)).toEqual(['storage > Wipe']);
  expect(found('persist', other('strategy', 'server'))[0]).toBe('storage > Server');
  expect(found('persist', other('xylophone'))).toEqual([]);
});

it('knows the words of all pages, and tells which of them a query has met', () => {
  expect(['strategy', 'wipe', 'xylophone'].map(words.isUnknown)).toEqual([false, false, true]);
  const met = new Set<string>();
  words.search('strat', ['strat'], [], met);
  expect([...met]).toEqual(['strategy']);
});
