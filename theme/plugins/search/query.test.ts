import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../config/pageKinds';
import { type Category, isAsked, isFilter, messageIn, parseQuery, upgradeIn } from './query';

const KINDS: PageKind[] = ['guide', 'page', 'function', 'variable', 'type', 'interface'];
const kindsOf = (category?: Category) => KINDS.filter((kind) => category?.(kind));

describe('a word with a colon', () => {
  it.each<[string, PageKind[]]>([
    ['fn', ['function']],
    ['function', ['function']],
    ['Functions', ['function']],
    ['type', ['type', 'interface']],
    ['class', ['type', 'interface']],
    ['interface', ['interface']],
    ['const', ['variable']],
    ['var', ['variable']],
    ['guide', ['guide', 'page']],
    ['api', ['function', 'variable', 'type', 'interface']],
  ])('restricts the category: %s', (word, kinds) => {
    const { query, wanted } = parseQuery(`${word}: reset`);
    expect(query).toBe('reset');
    expect(kindsOf(wanted)).toEqual(kinds);
  });

  it('overrides the chosen filter', () => {
    expect(kindsOf(parseQuery('reset', 'functions').wanted)).toEqual(['function', 'variable']);
    expect(kindsOf(parseQuery('guide: reset', 'functions').wanted)).toEqual(['guide', 'page']);
  });

  it.each(['hello: reset', 'constructor: reset', 'note:'])(
    'is otherwise part of the query: %s',
    (raw) => {
      expect(parseQuery(raw)).toMatchObject({ query: raw, wanted: undefined });
    },
  );
});

it('a category word alone lists all its pages', () => {
  const { query, wanted } = parseQuery('interface');
  expect([query, kindsOf(wanted)]).toEqual(['', ['interface']]);
});

describe('a word before or after a name', () => {
  it.each(['function reset', 'reset function', 'fn reset', 'reset fn'])(
    'prefers a category: %s',
    (raw) => {
      const { query, wanted, preferred } = parseQuery(raw);
      expect(query).toBe(raw);
      expect(wanted).toBeUndefined();
      expect(preferred?.name).toBe('reset');
      expect(kindsOf(preferred?.category)).toEqual(['function']);
    },
  );

  it.each(['type of a store', 'roll back on error', 'reset the function of it', 'guide'])(
    'is an ordinary word elsewhere: %s',
    (raw) => {
      expect(parseQuery(raw).preferred).toBeUndefined();
    },
  );
});

describe('an error message', () => {
  it.each([
    'Error: no store',
    'error TS2345',
    'NG0203',
    "'SIGNAL' cannot be named",
    'one two three four five six seven (eight)',
  ])('is searched unchanged: %s', (raw) => {
    expect(parseQuery(raw)).toEqual({ query: raw, isMessage: true });
  });

  it.each([
    'how do I undo only the changes of one slice',
    'everything is gone after F5 in the second tab, how to keep it',
    'reset state',
    'setError fn',
    'one two three four five six (seven)',
    'persist signal store state to local storage with encryption key',
  ])('is not detected in %s', (raw) => {
    expect(parseQuery(raw).isMessage).toBe(false);
  });

  it('is truncated at the maximum length', () => {
    expect(parseQuery('x'.repeat(10_000)).query).toHaveLength(500);
  });
});

it('only existing filters are accepted from a URL', () => {
  expect(['guides', 'errors', 'toString', '', undefined].map((name) => isFilter(name))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('a line that only says that there is an error is ignored, unless there is no other', () => {
  expect(messageIn('Error\n    at run (main.js:1:2)\nTypeError: x is not a function')).toBe(
    'TypeError: x is not a function',
  );
  expect(messageIn('Error:')).toBe('Error:');
});

it.each([
  ['how do I name the action "load flights"', true],
  ['my list is empty after "load more" was pressed', true],
  ['why do I get TS2345 for my store?', false],
  ['TypeError: store.load is not a function', false],
])('%s is asked in own words: %s', (query, expected) => {
  expect(isAsked(query)).toBe(expected);
});

it.each([
  ['v22', 'version 22'],
  ['whats new in v22', 'whats new in version 22'],
])('a version is found by its number: %s', (query, meant) => {
  expect(parseQuery(query).query).toBe(meant);
});

it.each([
  ['upgrade from 19', '?from=19'],
  ['migrate 19 to 21', '?from=19&to=21'],
  ['Updating from version 19.2 to 22.0.0?', '?from=19.2&to=22.0.0'],
  ['upgrade to 22', '?to=22'],
  ['update 20 entities at once', undefined],
  ['migrate to withFeature', undefined],
  ['angular 19', undefined],
])('%s is about an upgrade: %s', (query, expected) => {
  expect(upgradeIn(query)).toBe(expected);
});

it('a text without an error is searched unchanged', () => {
  expect(messageIn('  nothing is\n stored ')).toBe('nothing is stored');
  expect(messageIn('look at it')).toBe('look at it');
  expect(messageIn('  \n')).toBe('');
});
