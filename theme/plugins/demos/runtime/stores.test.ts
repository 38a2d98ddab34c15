import '@angular/compiler';
import { Injector, runInInjectionContext } from '@angular/core';
import { withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { signalStore, withComputed, withState } from '@ngrx/signals';
import { expect, test } from 'vitest';
import { follow } from './follow/follow';
import { groupsOf, storesOf } from './stores';

const Store = signalStore(
  withState({ count: 1 }),
  withComputed(({ count }) => ({ double: () => count() * 2 })),
);
const create = () => runInInjectionContext(Injector.create({ providers: [] }), () => new Store());

test('state and computed values are separate groups', () => {
  expect(groupsOf(storesOf({ title: 'no store', store: create() }))).toEqual([
    { title: 'State', members: [{ name: 'count', value: '1' }] },
    { title: 'Computed', members: [{ name: 'double', value: '2' }] },
  ]);
});

test('with several stores, each group names its store', () => {
  const titles = groupsOf(storesOf({ a: create(), b: create() })).map(({ title }) => title);
  expect(titles).toEqual(['State of a', 'Computed of a', 'State of b', 'Computed of b']);
});

test('members added by an extension come first, with its name', () => {
  const Followed = signalStore(
    withState({ count: 1 }),
    withComputed(({ count }) => ({ double: () => count() * 2 })),
    follow('withUndoRedo', withUndoRedo)(),
  );
  const store = runInInjectionContext(Injector.create({ providers: [] }), () => new Followed());
  const members = groupsOf(storesOf({ store }))[1]?.members.map(({ name, by }) => [name, by]);
  expect(members).toEqual([
    ['canUndo', 'withUndoRedo'],
    ['canRedo', 'withUndoRedo'],
    ['double', undefined],
  ]);
});
