import { InjectionToken, resource } from '@angular/core';
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
import { patchState, signalStore, withHooks, withState } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { settle } from '../settle';
import { create } from '../support';
import { counterClass } from './counter';

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
