import { expect, test } from 'vitest';
import { shortTextOf, textOf } from './textOf';
import { toValue } from './toValue';

test.each([
  ['text', '"text"'],
  [{ id: 1, tags: ['a'], done: false }, '{ id: 1, tags: ["a"], done: false }'],
  [[], '[]'],
  [new Set([1]), 'Set { 1 }'],
  [new Map([['a', 1]]), 'Map { a: 1 }'],
])('%o reads %s', (value, text) => {
  expect(textOf(toValue(value))).toBe(text);
});

test('shows the number of omitted entries', () => {
  expect(textOf({ open: '[', close: ']', entries: [['0', '1']], more: 9 })).toBe('[1, … 9 more]');
});

test('can be truncated', () => {
  expect(shortTextOf(['[', ']'].join('x'.repeat(90)), 10)).toBe('[xxxxxxxxx …');
});
