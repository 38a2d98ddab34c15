import { expect, test } from 'vitest';
import { keyOf, nameAt, namesFileOf, type PageNames } from './names';

const CODE = 'const a = b; a(b, toString);';
const NAMES: PageNames = {
  names: { a: [['const a: number']], b: [['const b: 1'], ['(parameter) b: 2'], null] },
  codes: { [keyOf(CODE)]: [0, 1] },
};

test('every place in a name finds what is known of it', () => {
  expect(nameAt(NAMES, CODE, 6)).toEqual({ start: 6, end: 7, facts: ['const a: number'] });
});

test('a name that stands for several things is found as what it is there', () => {
  expect(nameAt(NAMES, CODE, 10)?.facts).toEqual(['const b: 1']);
  expect(nameAt(NAMES, CODE, 15)?.facts).toEqual(['(parameter) b: 2']);
});

test('keywords, spaces and signs find nothing', () => {
  for (const offset of [0, 3, 5, 8, 11, 12, 18])
    expect(nameAt(NAMES, CODE, offset)).toBeUndefined();
});

test('of another version of the code nothing is known', () => {
  expect(nameAt(NAMES, `${CODE}\n`, 6)).toBeUndefined();
});

test('every guide has a file of its own, and the API reference one for all its pages', () => {
  expect(namesFileOf('/')).toBe('names/index.json');
  expect(namesFileOf('/docs/with-reset')).toBe('names/docs/with-reset.json');
  expect(namesFileOf('/docs/api/functions/withReset')).toBe('names/docs/api.json');
  expect(namesFileOf('/docs/tutorial/load')).toBe('names/docs/tutorial.json');
});
