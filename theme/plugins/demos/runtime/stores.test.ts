import '@angular/compiler';
import { Injector, runInInjectionContext } from '@angular/core';
import {
  withFeatureFactory,
  withLocalStorage,
  withReset,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withComputed, withState } from '@ngrx/signals';
import { expect, test } from 'vitest';
import { follow, originOf } from './origins';
import { MethodCalls } from './record';
import { type Store as AnyStore, groupsOf, storesOf } from './stores';

const Store = signalStore(
  withState({ count: 1 }),
  withComputed(({ count }) => ({ double: () => count() * 2 })),
);
const create = <T>(type: new () => T): T =>
  runInInjectionContext(Injector.create({ providers: [] }), () => new type());

test('with several stores, each group names its store', () => {
  const titles = groupsOf(storesOf({ a: create(Store), b: create(Store) })).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['State of a', 'Computed of a', 'State of b', 'Computed of b']);
});

test('members added by an extension come first, with its name', () => {
  const Followed = signalStore(
    withState({ count: 1 }),
    withComputed(({ count }) => ({ double: () => count() * 2 })),
    follow('withUndoRedo', withUndoRedo)(),
  );
  const store = create(Followed);
  const members = groupsOf(storesOf({ store }))[1]?.members.map(({ name, by }) => [name, by]);
  expect(members).toEqual([
    ['canUndo', 'withUndoRedo'],
    ['canRedo', 'withUndoRedo'],
    ['double', undefined],
  ]);
});

test('a nested extension is recorded, and later members are not', () => {
  const Nested = signalStore(
    follow('withFeatureFactory', withFeatureFactory)(() => follow('withReset', withReset)()),
    withComputed(() => ({ later: () => 1 })),
  );
  const store = create(Nested);
  expect(originOf(store.resetState)).toBe('withReset');
  expect(originOf(store.later)).toBeUndefined();
});

test('a synchronous storage stays synchronous', () => {
  expect(follow('withLocalStorage', withLocalStorage)<{ name: string }>().type).toBe('sync');
});

test('the outermost running method is known, a store is followed once, and methods keep their members', () => {
  const calls = new MethodCalls();
  const seen: (string | undefined)[] = [];
  const inner = Object.assign(() => seen.push(calls.running), { isPending: false });
  const store = { inner, outer: (_name: string) => store.inner() };
  let returned = 0;
  for (let times = 0; times < 2; times++) {
    calls.follow(store as unknown as AnyStore, () => returned++);
  }
  store.outer('Ada');
  expect([seen, calls.running]).toEqual([['outer("Ada")'], undefined]);
  expect([returned, store.inner.isPending]).toEqual([2, false]);
});
