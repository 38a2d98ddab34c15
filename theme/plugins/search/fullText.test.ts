import { describe, expect, it } from 'vitest';
import { createFullText } from './fullText';
import type { IndexedPage } from './indexFormat';
import { WEIGHTS } from './scoring';

const page = (title: string, sections: Record<string, string>, asked?: string): IndexedPage => ({
  path: `/${title}`,
  title,
  kind: 'page',
  sections: Object.entries(sections).map(([heading, text]) => ({
    heading,
    id: heading,
    text,
    asked,
  })),
});

const search = createFullText([
  page('storage', {
    '': 'Keeps a store.',
    Server: 'The store needs a strategy.',
    Spinner: 'Call state.',
  }),
  page('history', { '': 'Strategy of a stack.', Limits: 'A stack of a hundred.' }),
  page('reset', { '': 'Resets a store to what it was.' }),
]);

/** Returns matching pages and sections, best first. */
const found = (query: string) =>
  [...search(query).results.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)].join(' > '));

it.each([
  ['by its title first', 'reset', ['reset > ']],
  ['by words of one section, best first', 'strategy server', ['storage > Server', 'history > ']],
  ['by the word that the reader is still typing', 'strat', ['history > ', 'storage > Server']],
  ['by a word with a typo', 'stratgy', ['history > ', 'storage > Server']],
  ['by a synonym', 'busy', ['storage > Spinner']],
  ['not by an unknown word', 'xylophone', []],
  ['not by a few words of a sentence', 'store server xylophone yesterday zebra', []],
  ['not by a misspelling in a sentence', 'store server strategx yesterday zebra', []],
])('a page is found %s: %s', (_how, query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('a sentence finds a page with enough of its words', () => {
  expect(found('store server strategy yesterday zebra')).not.toEqual([]);
});

it('a heading that many pages share says little about its section', () => {
  const scoreWith = (count: number) => {
    const pages = Array.from({ length: count }, (_, at) =>
      page(`page${at}`, { '': 'About it.', 'Other extensions': 'Works.' }),
    );
    const [result] = createFullText(pages)('extension').results.values();
    return result?.sections[0]?.score ?? 0;
  };
  expect(scoreWith(3)).toBeGreaterThan(WEIGHTS.nearHeading);
  expect(scoreWith(4)).toBeLessThan(WEIGHTS.nearHeading);
});

describe('the words of readers', () => {
  const asked = createFullText([
    page('disk', { '': 'Keeps it.' }, 'forget'),
    page('memory', { '': 'Forget it.' }),
    page('other', { '': 'Keeps a store.' }),
  ]);
  const best = (isMessage: boolean) =>
    [...asked('forget', isMessage).results.values()]
      .sort((a, b) => b.score - a.score)
      .map(({ title }) => title);

  it('count more than the text for keywords, and less for an error', () => {
    expect(best(false)).toEqual(['disk', 'memory']);
    expect(best(true)).toEqual(['memory', 'disk']);
  });
});
