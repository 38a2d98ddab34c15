import { expect, test } from 'vitest';
import { changesBetween, textOf, toValue } from './values';

test.each([
  ['text', '"text"'],
  [undefined, 'undefined'],
  [new TypeError('no'), 'TypeError: no'],
  [() => 1, 'ƒ'],
  [{ id: 1 }, { open: '{', close: '}', entries: [['id', '1']] }],
  [['a'], { open: '[', close: ']', entries: [['0', '"a"']] }],
  [new Set([1]), { open: 'Set {', close: '}', entries: [['0', '1']] }],
  [new Map([['a', 1]]), { open: 'Map {', close: '}', entries: [['a', '1']] }],
])('%o becomes plain data', (value, data) => {
  expect(toValue(value)).toEqual(data);
  expect(structuredClone(toValue(value))).toEqual(data);
});

test('circular references end, and long values are truncated', () => {
  const value: Record<string, unknown> = {};
  value.self = value;
  expect(toValue(value)).toEqual({ open: '{', close: '}', entries: [['self', '…']] });
  expect(toValue('x'.repeat(5000))).toHaveLength(2004);
  expect(toValue(Array.from({ length: 150 }))).toMatchObject({ more: 50 });
});

test('a change is reported at its path, not as the whole slice', () => {
  const before = { map: { 1: { done: false, title: 'a' } }, other: [1] };
  const after = { map: { 1: { done: true, title: 'a' } }, other: [1] };
  expect(changesBetween(before, after)).toEqual([
    { path: ['map', '1', 'done'], before: 'false', after: 'true' },
  ]);
});

test('an added value has no "before", and a removed one no "after"', () => {
  expect(changesBetween({ list: ['a'] }, { list: ['a', 'b'] })).toEqual([
    { path: ['list', '1'], after: '"b"' },
  ]);
  expect(changesBetween({ a: 1 }, {})).toEqual([{ path: ['a'], before: '1' }]);
});

test('a list that changed at its start is reported as a whole, and so are many changes', () => {
  const [change] = changesBetween({ list: ['a', 'b'] }, { list: ['b'] });
  expect(change?.path).toEqual(['list']);
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index, index]));
  expect(changesBetween({ map: {} }, { map: many }).map(({ path }) => path)).toEqual([['map']]);
});

test.each([
  ['text', '"text"'],
  [{ id: 1, tags: ['a'], done: false }, '{ id: 1, tags: ["a"], done: false }'],
  [[], '[]'],
  [new Set([1]), 'Set { 1 }'],
  [new Map([['a', 1]]), 'Map { a: 1 }'],
])('%o reads %s', (value, text) => {
  expect(textOf(toValue(value))).toBe(text);
});
