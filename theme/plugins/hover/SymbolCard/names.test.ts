import { expect, test } from 'vitest';
import { keyOf, nameAt, namesFileOf, type PageNames } from './names';

const CODE = 'const a = b; a(b, toString);';
const NAMES: PageNames = {
  names: { a: [['const a: number']], b: [['const b: 1'], ['(parameter) b: 2'], null] },
  codes: { [keyOf(CODE)]: [0, 1] },
};

test('every character of a name finds its facts', () => {
  expect(nameAt(NAMES, CODE, 6)).toEqual({ start: 6, end: 7, facts: ['const a: number'] });
});

test('a name with several meanings is found with the right one', () => {
  expect(nameAt(NAMES, CODE, 10)?.facts).toEqual(['const b: 1']);
  expect(nameAt(NAMES, CODE, 15)?.facts).toEqual(['(parameter) b: 2']);
});

test('keywords, whitespace and punctuation find nothing', () => {
  for (const offset of [0, 3, 5, 8, 11, 12, 18])
    expect(nameAt(NAMES, CODE, offset)).toBeUndefined();
});

test('nothing is found for another version of the code', () => {
  expect(nameAt(NAMES, `${CODE}\n`, 6)).toBeUndefined();
});

test('every guide has its own file, and all pages of the API reference share one', () => {
  expect(namesFileOf('/')).toBe('names/index.json');
  expect(namesFileOf('/docs/with-reset')).toBe('names/docs/with-reset.json');
  expect(namesFileOf('/docs/api/functions/withReset')).toBe('names/docs/api.json');
  expect(namesFileOf('/docs/tutorial/load')).toBe('names/docs/tutorial.json');
});
