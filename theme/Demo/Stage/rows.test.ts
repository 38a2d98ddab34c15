import { expect, test } from 'vitest';
import type { StoreView } from '../runtime/events';
import { toValue } from '../runtime/toValue';
import { groupsOf, moveFor, rowsOf } from './rows';

const store = (name = 'store'): StoreView => ({
  name,
  members: [
    { name: 'user', kind: 'state', value: toValue({ name: 'Ada', tags: ['a'] }) },
    { name: 'canUndo', kind: 'computed', value: 'true' },
  ],
});
const shown = (stores: StoreView[], turned: string[] = []) =>
  rowsOf(groupsOf(stores), new Set(turned)).map(({ level, name, text }) =>
    `${level} ${name} ${text}`.trim(),
  );

test('state and computed values are groups of their own', () => {
  expect(shown([store()])).toEqual([
    '1 State',
    '2 user { name: "Ada", tags: ["a"] }',
    '1 Computed',
    '2 canUndo true',
  ]);
});

test('a member says which extension has added it', () => {
  const [{ members }] = [store()];
  const view = { name: 'store', members: members.map((one) => ({ ...one, by: 'withUndoRedo' })) };
  expect(rowsOf(groupsOf([view]), new Set()).map(({ by }) => by)).toEqual([
    undefined,
    'withUndoRedo',
    undefined,
    'withUndoRedo',
  ]);
});

test('a value opens to what it holds, and so on down', () => {
  expect(shown([store()], ['Computed', 'State/user', 'State/user/tags'])).toEqual([
    '1 State',
    '2 user',
    '3 name "Ada"',
    '3 tags',
    '4 0 "a"',
    '1 Computed',
  ]);
});

test('a long text is cut until it is opened', () => {
  const text = 'x'.repeat(200);
  const long = [{ name: 'store', members: [{ name: 'a', kind: 'state', value: text } as const] }];
  expect(shown(long)[1]).toHaveLength(86);
  expect(shown(long, ['State/a'])[1]).toBe(`2 a ${text}`);
});

test('of several stores each says which one it is, and the storage is no store', () => {
  const storage: StoreView = {
    name: 'localStorage',
    members: [{ name: 'key', kind: 'stored', value: '1' }],
  };
  expect(groupsOf([store(), storage]).map(({ title }) => title)).toEqual([
    'State',
    'Computed',
    'localStorage',
  ]);
  expect(groupsOf([store('a'), store('b')]).map(({ title }) => title)).toEqual([
    'State of a',
    'Computed of a',
    'State of b',
    'Computed of b',
  ]);
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
])('the key %s in row %i leads to %s', (key, current, target) => {
  expect(moveFor(key, rowsOf(groupsOf([store()]), new Set()), current)).toBe(target);
});
