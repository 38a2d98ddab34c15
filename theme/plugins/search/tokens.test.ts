import { describe, expect, it } from 'vitest';
import { containsTerm, isMisspelling, namesIn, queryTermsOf, stem, termsIn } from './tokens';

describe('a text is found by', () => {
  it.each([
    ['its words, without accents and case', 'Das Menü!', ['das', 'menu']],
    ['a name, and the words inside it', 'autoSync', ['autosync', 'auto', 'sync']],
    ['a name without "with"', 'withUndoRedo', ['withundoredo', 'with', 'undo', 'redo', 'undoredo']],
    ['not the rest of a short name', 'withReset', ['withreset', 'with', 'reset']],
    ['an abbreviation inside a name', 'HTTPClient', ['httpclient', 'http', 'client']],
    ['a number as a whole, not by its letters', 'a1', ['a1']],
  ])('%s', (_what, text, tokens) => {
    expect(termsIn(text)).toEqual(tokens);
  });
});

it.each([
  ['resets', 'reset'],
  ['resetting', 'reset'],
  ['stories', 'story'],
  ['cookies', 'cooky'],
  ['cookie', 'cooky'],
  ['tracked', 'track'],
  ['status', 'status'],
  ['class', 'class'],
  ['uses', 'uses'],
  ['ring', 'ring'],
  ['saving', 'sav'],
  ['save', 'sav'],
  ['pagination', 'pagin'],
  ['paginate', 'pagin'],
  ['themes', 'theme'],
  ['ts2345s', 'ts2345s'],
])('%s is stemmed to %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

it('a query keeps its significant words, or all if there are none', () => {
  expect(queryTermsOf('how to reset the store')).toEqual(['reset', 'store']);
  expect(queryTermsOf('how to')).toEqual(['how', 'to']);
});

it('knows the words inside the names of a query', () => {
  expect(namesIn('use withStorageSync here')).toEqual([
    { name: 'withstoragesync', parts: ['storage', 'sync'] },
  ]);
  expect(namesIn('storage isA')).toEqual([]);
});

it('a text matches a term in any form of the word', () => {
  expect(termsIn('Resets, and resetting')).toEqual(['reset', 'and', 'reset']);
  expect(containsTerm('It resets.', new Set(['reset']))).toBe(true);
  expect(containsTerm('It stores.', new Set(['reset']))).toBe(false);
});

it.each([
  ['abc', 'abd', false],
  ['rest', 'reset', true],
  ['rst', 'reset', false],
  ['storge', 'storage', true],
  ['strge', 'storage', false],
  ['storag', 'storages', true],
  ['ng0200', 'ng0201', false],
])('longer words may contain more typos: %s for %s', (typed, word, expected) => {
  expect(isMisspelling(typed, word)).toBe(expected);
});
