import '@angular/compiler';
import { Injector, runInInjectionContext } from '@angular/core';
import { clearUndoRedo, withReset, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, watchState, withMethods, withState } from '@ngrx/signals';
import { expect, test } from 'vitest';
import { follow } from './follow/follow';
import { restoreState, type Store } from './stores';
import { undoStepsOf } from './undo';

function create(options: { skip?: number } = {}) {
  const Counter = signalStore(
    withState({ count: 0, zoom: 1 }),
    withMethods((store) => ({
      set: (count: number) => patchState(store, { count }),
      zoomIn: () => patchState(store, ({ zoom }) => ({ zoom: zoom + 1 })),
    })),
    follow('withUndoRedo', withUndoRedo)({ keys: ['count'], ...options }),
    withReset(),
  );
  const injector = Injector.create({ providers: [] });
  const store = runInInjectionContext(injector, () => new Counter());
  const followed = undoStepsOf(store as unknown as Store);
  if (!followed) throw new Error('The store has steps.');
  watchState(store, () => followed.note('a call'), { injector });
  const steps = () =>
    followed.steps().map(({ changes, isUndone }) => {
      const [change] = changes;
      return `${isUndone ? 'redo' : 'undo'} ${change?.before} → ${change?.after}`;
    });
  return { store, steps };
}

test('each followed change is an undo step, oldest first', () => {
  const { store, steps } = create();
  expect(steps()).toEqual([]);
  store.set(1);
  store.zoomIn();
  store.set(2);
  expect(steps()).toEqual(['undo 0 → 1', 'undo 1 → 2']);
});

test('an undone step can be redone until there is a new one', () => {
  const { store, steps } = create();
  for (const count of [1, 2, 3]) store.set(count);
  store.undo();
  store.undo();
  expect(steps()).toEqual(['undo 0 → 1', 'redo 1 → 2', 'redo 2 → 3']);
  store.redo();
  expect(steps()).toEqual(['undo 0 → 1', 'undo 1 → 2', 'redo 2 → 3']);
  store.set(9);
  expect(steps()).toEqual(['undo 0 → 1', 'undo 1 → 2', 'undo 2 → 9']);
});

test('a value that returns without undo is a new step', () => {
  const { store, steps } = create();
  store.set(1);
  store.set(0);
  expect(steps()).toEqual(['undo 0 → 1', 'undo 1 → 0']);
});

test('changes that the extension drops or skips are not steps', () => {
  const { store, steps } = create({ skip: 2 });
  store.set(1);
  expect(steps()).toEqual([]);
  store.set(2);
  expect(steps()).toEqual([]);
  store.set(3);
  expect(steps()).toEqual(['undo 2 → 3']);
  clearUndoRedo(store);
  expect(steps()).toEqual([]);
});

test('time travel is not a step, and keeps the existing undo steps', () => {
  const { store, steps } = create();
  for (const count of [1, 2]) store.set(count);
  restoreState(store as unknown as Store, { count: 0, zoom: 1 });
  expect(store.count()).toBe(0);
  expect(steps()).toEqual(['undo 0 → 1', 'undo 1 → 2']);
  store.undo();
  expect(store.count()).toBe(1);
  expect(steps()).toEqual(['undo 0 → 1', 'redo 1 → 2']);
});

test('a store without the extension has no steps', () => {
  expect(undoStepsOf({ canUndo: () => true } as unknown as Store)).toBeUndefined();
});
