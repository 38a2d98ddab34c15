import { InjectionToken, resource, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  withCallState,
  withDataService,
  withLocalStorage,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  watchState,
  withComputed,
  withHooks,
  withLinkedState,
  withState,
} from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { settle } from '../settle';
import { create } from '../support';
import { counterClass } from './counter';

describe('/docs/with-undo-redo, with linked state and hooks', () => {
  const linked = (keys: ('options' | 'chosen')[]) =>
    create(
      signalStore(
        { protectedState: false },
        withState({ options: ['a', 'b', 'c'] }),
        withLinkedState(({ options }) => ({ chosen: () => options()[0] })),
        withUndoRedo({ keys }),
      ),
    );

  it.each([
    ['with its source alone is computed again', ['options'], 'a'],
    ['is restored if both are in keys', ['options', 'chosen'], 'c'],
  ] as const)('a linked slice %s (#with-other-extensions)', (_, keys, chosen) => {
    const store = linked([...keys]);
    patchState(store, { chosen: 'c' });
    patchState(store, { options: ['x', 'y'] });
    expect(store.chosen()).toBe('x');
    store.undo();
    expect([store.options(), store.chosen()]).toEqual([['a', 'b', 'c'], chosen]);
  });

  it('a linked slice that depends on a signal outside of the store is recorded with the next patch (#with-other-extensions)', () => {
    const page = signal(0);
    const Store = signalStore(
      { protectedState: false },
      withState({ other: 0 }),
      withLinkedState(() => ({ page: () => page() })),
      withUndoRedo({ keys: ['page'] }),
    );
    const store = create(Store);
    page.set(1);
    expect([store.page(), store.canUndo()]).toEqual([1, false]);
    patchState(store, { other: 1 });
    expect(store.canUndo()).toBe(true);
  });

  type Keys = ('v' | 'total')[];
  const state = withState({ v: 0, total: 0 });
  const total = signalStoreFeature(
    { state: type<{ v: number; total: number }>() },
    withHooks({
      onInit(store) {
        watchState(store, ({ v, total }) => {
          if (total !== 2 * v) patchState(store, { total: 2 * v });
        });
      },
    }),
  );
  const behind = (keys: Keys) =>
    create(signalStore({ protectedState: false }, state, withUndoRedo({ keys }), total));
  const before = (keys: Keys) =>
    create(signalStore({ protectedState: false }, state, total, withUndoRedo({ keys })));

  it.each([
    ['behind it: the first undo() does nothing', behind, ['v', 'total'], [2, 1]],
    ['before it: undo() works', before, ['v', 'total'], [1, 0]],
    ['behind it, without keys: undo() goes back and forth', behind, ['v'], [1, 2]],
    ['before it, without keys: undo() goes back and forth', before, ['v'], [1, 2]],
  ] as const)(
    'a watchState() hook that patches, %s (#undo-does-nothing-or-jumps-back)',
    (_, make, keys, afterUndos) => {
      const store = make([...keys]);
      patchState(store, { v: 1 });
      patchState(store, { v: 2 });
      const seen = afterUndos.map(() => {
        store.undo();
        return store.v();
      });
      expect(seen).toEqual(afterUndos);
    },
  );

  it('one undo() of a computed signal needs no hook (#undo-does-nothing-or-jumps-back)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withComputed(({ v }) => ({ total: () => 2 * v() })),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    patchState(store, { v: 1 });
    patchState(store, { v: 2 });
    store.undo();
    expect([store.v(), store.total()]).toEqual([1, 2]);
  });
});

describe('/docs/with-undo-redo, with other extensions', () => {
  it('withDataService: entities, selectedIds and filter are tracked without being named (#with-other-extensions)', () => {
    const Service = new InjectionToken('Service', { factory: () => ({}) as never });
    const Store = signalStore(
      withEntities<{ id: number }>(),
      withCallState(),
      withDataService({ dataServiceType: Service, filter: { from: 'Paris' } }),
      withUndoRedo(),
    );
    const store = create(Store) as unknown as {
      updateFilter(filter: object): void;
      updateSelected(id: number, selected: boolean): void;
      filter(): object;
      selectedIds(): object;
      undo(): void;
    };
    store.updateFilter({ from: 'Rome' });
    store.updateSelected(1, true);
    store.undo();
    expect([store.filter(), store.selectedIds()]).toEqual([{ from: 'Rome' }, {}]);
    store.undo();
    expect(store.filter()).toEqual({ from: 'Paris' });
  });

  it('withStorageSync before it: restoring is not a step, and the state after undo() is stored (#with-other-extensions, /docs/combining-extensions#undo-and-storage-sync)', () => {
    localStorage.setItem('k', '{"v":9}');
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync('k', withLocalStorage()),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    expect([store.v(), store.canUndo()]).toEqual([9, false]);
    patchState(store, { v: 10 });
    store.undo();
    expect(localStorage.getItem('k')).toBe('{"v":9}');
  });

  it('withStorageSync after it: restoring is a step (#with-other-extensions, /docs/combining-extensions#undo-and-storage-sync, /docs/combining-extensions#order-of-the-hooks)', () => {
    localStorage.setItem('k', '{"v":9}');
    const Store = signalStore(
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'] }),
      withStorageSync('k', withLocalStorage()),
    );
    expect(create(Store).canUndo()).toBe(true);
  });

  it('withResource: a finished load is recorded late, and undo() writes a local value (#with-other-extensions)', async () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ other: 0 }),
      withResource(() => resource({ loader: async () => 1 })),
      withUndoRedo({ keys: ['value', 'other'] }),
    );
    const store = create(Store);
    await settle();
    expect([store.value(), store.canUndo()]).toEqual([1, false]);
    patchState(store, { other: 1 });
    expect(store.canUndo()).toBe(true);
    store.undo();
    expect([store.value(), store.status()]).toEqual([undefined, 'local']);
  });

  it('withResource: clearUndoRedo() misses a load that no patch has followed (#clear-all-steps)', async () => {
    const Store = signalStore(
      { protectedState: false },
      withResource(() => resource({ loader: async () => ['loaded'], defaultValue: [] })),
      withUndoRedo({ keys: ['value'] }),
    );
    const store = create(Store);
    await settle();
    clearUndoRedo(store);
    patchState(store, { value: ['changed'] });
    store.undo();
    expect(store.value()).toEqual([]);
  });

  it('known defect: undo() of one instance writes the values of another (#known-defects)', () => {
    const Store = counterClass();
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    patchState(one, { v: 2 });
    other.undo();
    expect(other.v()).toBe(1);
  });

  it.each([
    ['known defect: two classes with one feature constant share their steps', false],
    ['workaround: each call of a function has its own', true],
  ])(
    '%s (#known-defects, /docs/combining-extensions#several-instances-of-one-store)',
    (_, isFunction) => {
      const make = () => signalStoreFeature(withState({ v: 0 }), withUndoRedo({ keys: ['v'] }));
      const shared = make();
      const storeOf = () =>
        create(signalStore({ protectedState: false }, isFunction ? make() : shared));
      const [one, other] = [storeOf(), storeOf()];
      patchState(one, { v: 1 });
      expect(other.canUndo()).toBe(!isFunction);
    },
  );

  it('steps are lost after a reload, because they are not stored (#what-undo-does-not-do)', () => {
    // Reloading the page creates the class again.
    const load = () =>
      create(
        signalStore(
          { protectedState: false },
          withState({ v: 0 }),
          withStorageSync('k', withLocalStorage()),
          withUndoRedo({ keys: ['v'] }),
        ),
      );
    patchState(load(), { v: 1 });
    const next = load();
    expect([next.v(), next.canUndo()]).toEqual([1, false]);
  });

  it.each([
    ['outlive the store', () => undefined, true],
    ['are gone after clearUndoRedo() in onInit', clearUndoRedo, false],
  ])(
    'known defect: steps of a store that was destroyed with its app %s (#known-defects)',
    (_, onInit, canUndo) => {
      const Store = signalStore(
        { providedIn: 'root', protectedState: false },
        withState({ text: '' }),
        withUndoRedo({ keys: ['text'] }),
        withHooks({ onInit: (store) => onInit(store) }),
      );
      patchState(TestBed.inject(Store), { text: 'of the first user' });
      TestBed.resetTestingModule();
      const next = TestBed.inject(Store);
      expect([next.text(), next.canUndo()]).toEqual(['', canUndo]);
      next.undo();
      expect(next.text()).toBe(canUndo ? 'of the first user' : '');
    },
  );
});
