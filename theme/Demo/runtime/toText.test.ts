import { expect, test } from 'vitest';
import { toText } from './toText';

test.each([
  ['text', '"text"'],
  [undefined, 'undefined'],
  [{ id: 1, tags: ['a'], done: false }, '{ id: 1, tags: ["a"], done: false }'],
  [[], '[]'],
  [new Set([1]), 'Set { 1 }'],
  [new Map([['a', 1]]), 'Map { a: 1 }'],
  [new TypeError('no'), 'TypeError: no'],
  [() => 1, 'ƒ'],
])('%o reads %s', (value, text) => {
  expect(toText(value)).toBe(text);
});

test('a value that holds itself ends', () => {
  const value: Record<string, unknown> = { id: 1 };
  value.self = value;
  expect(toText(value)).toBe('{ id: 1, self: … }');
});

test('a very long value is cut', () => {
  expect(toText('x'.repeat(5000))).toHaveLength(2002);
});
