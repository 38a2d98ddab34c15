import { expect, test } from 'vitest';
import { changedLines, changesIn } from './changedLines';

const STORE = 'signalStore(\n  withEntities(),\n);';

test('new lines are marked', () => {
  const after = 'signalStore(\n  withEntities(),\n  withReset(),\n);';
  expect(changedLines(STORE, after)).toEqual({ lines: [2], added: 1, removed: 0 });
});

test('without new lines, the place of the removed ones is marked', () => {
  expect(changedLines(STORE, 'signalStore(\n);')).toEqual({ lines: [1], added: 0, removed: 1 });
});

test('a line that has only moved is not marked', () => {
  expect(changedLines('a\nb\nc', 'b\na\nc')).toEqual({ lines: [], added: 0, removed: 0 });
});

test('a file that is new has changed, and one that is the same has not', () => {
  const before = { 'store.ts': STORE };
  expect(Object.keys(changesIn(before, { ...before, 'service.ts': 'class Service {}' }))).toEqual([
    'service.ts',
  ]);
});
