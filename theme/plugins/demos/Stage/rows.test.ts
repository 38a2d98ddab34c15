import { expect, test } from 'vitest';
import type { Group } from '../runtime/events';
import { toValue } from '../runtime/toValue';
import { moveFor, rowsOf } from './rows';

const groups: Group[] = [
  { title: 'State', members: [{ name: 'user', value: toValue({ name: 'Ada', tags: ['a'] }) }] },
  { title: 'Computed', members: [{ name: 'canUndo', value: 'true', by: 'withUndoRedo' }] },
];
const shown = (turned: string[] = [], all = groups) =>
  rowsOf(all, new Set(turned)).map(({ level, name, text }) => `${level} ${name} ${text}`.trim());

test('state and computed values are separate groups', () => {
  expect(shown()).toEqual([
    '1 State',
    '2 user { name: "Ada", tags: ["a"] }',
    '1 Computed',
    '2 canUndo true',
  ]);
});

test('a member names the extension that added it', () => {
  expect(rowsOf(groups, new Set()).map(({ by }) => by)).toEqual([
    undefined,
    undefined,
    undefined,
    'withUndoRedo',
  ]);
});

test('a value expands to its content, recursively', () => {
  expect(shown(['Computed', 'State/user', 'State/user/tags'])).toEqual([
    '1 State',
    '2 user',
    '3 name "Ada"',
    '3 tags',
    '4 0 "a"',
    '1 Computed',
  ]);
});

test('a long text is truncated until it is opened', () => {
  const text = 'x'.repeat(200);
  const long = [{ title: 'State', members: [{ name: 'a', value: text }] }];
  expect(shown([], long)[1]).toHaveLength(86);
  expect(shown(['State/a'], long)[1]).toBe(`2 a ${text}`);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 2, 1],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 'turn'],
  ['ArrowLeft', 0, 'turn'],
  ['ArrowLeft', 3, 2],
  ['Enter', 0, 'turn'],
  ['Enter', 3, undefined],
  ['a', 0, undefined],
])('the key %s in row %i moves to %s', (key, current, target) => {
  expect(moveFor(key, rowsOf(groups, new Set()), current)).toBe(target);
});
