import { InjectionToken, resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  getUndoRedoKeys,
  withCallState,
  withDataService,
  withLocalStorage,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withState } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { useDrawing } from '#samples/with-undo-redo/clear';
import { LeftNotes, RightNotes } from '#samples/with-undo-redo/create-notes-store';
import { Drawing } from '#samples/with-undo-redo/drawing';
import { DrawingStore } from '#samples/with-undo-redo/drawing-store';
import { FlightStore } from '#samples/with-undo-redo/flight-store';
import { sample } from './sample';
import { settle } from './settle';
import { create } from './support';

/** A store class of its own for each test: the stacks belong to the class. */
const counter = (options: { skip?: number; maxStackSize?: number } = {}) =>
  create(
    signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'], ...options }),
    ),
  );

describe('/docs/with-undo-redo', () => {
  it('each patchState() that changes a tracked slice is one step', () => {
    const store = create(DrawingStore);
    clearUndoRedo(store);
    store.rename('House');
    store.paint('red');
    store.undo();
    expect([store.title(), store.color()]).toEqual(['House', 'black']);
    store.undo();
    expect([store.title(), store.canUndo()]).toEqual(['Untitled', false]);
    store.redo();
    expect([store.title(), store.canRedo()]).toEqual(['House', true]);
  });

  it('tracks the slices of a collection', () => {
    const store = create(FlightStore);
    store.add({ id: 1, from: 'Graz', to: 'Hamburg' });
    store.undo();
    expect(store.flightIds()).toEqual([]);
  });

  it('collections are tracked instead of the slices without a name', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities<{ id: number }>(),
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withUndoRedo({ collections: ['flight'] }),
    );
    const store = create(Store);
    patchState(store, addEntity({ id: 1 }));
    expect(store.canUndo()).toBe(false);
  });

  it('names the tracked slices with and without collections', () => {
    expect(getUndoRedoKeys()).toEqual(['entityMap', 'ids', 'selectedIds', 'filter']);
    expect(getUndoRedoKeys(['flight'])).toEqual([
      'flightEntityMap',
      'flightIds',
      'selectedFlightIds',
      'flightFilter',
    ]);
  });

  it('plain state is tracked only if it is named in keys', () => {
    const Store = signalStore({ protectedState: false }, withState({ v: 0 }), withUndoRedo());
    const store = create(Store);
    patchState(store, { v: 1 });
    expect(store.canUndo()).toBe(false);
  });

  it('a new change clears what could be redone', () => {
    const store = counter();
    patchState(store, { v: 1 });
    store.undo();
    expect(store.canRedo()).toBe(true);
    patchState(store, { v: 2 });
    expect(store.canRedo()).toBe(false);
  });

  it('undo() and redo() on an empty stack do nothing', () => {
    const store = counter();
    store.undo();
    store.redo();
    expect(store.v()).toBe(0);
  });

  it('equal values are not recorded', () => {
    const store = counter();
    patchState(store, { v: 0 });
    expect(store.canUndo()).toBe(false);
  });

  it('a change inside a Set is not noticed', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: new Set([1]) }),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    patchState(store, { v: new Set([1, 2]) });
    expect(store.canUndo()).toBe(false);
  });

  it('skip: 1 ignores the initial state, so that the first change is the start', () => {
    const store = counter({ skip: 1 });
    patchState(store, { v: 1 });
    expect(store.canUndo()).toBe(false);
    patchState(store, { v: 2 });
    store.undo();
    expect(store.v()).toBe(1);
  });

  it('clearUndoRedo(store): the next change can be undone', () => {
    const store = counter();
    patchState(store, { v: 1 });
    clearUndoRedo(store);
    expect(store.canUndo()).toBe(false);
    patchState(store, { v: 2 });
    store.undo();
    expect(store.v()).toBe(1);
  });

  it('clearUndoRedo(store, { lastRecord: null }): the next change is the new start', () => {
    const store = counter();
    patchState(store, { v: 1 });
    clearUndoRedo(store, { lastRecord: null });
    patchState(store, { v: 5 });
    expect(store.canUndo()).toBe(false);
    patchState(store, { v: 6 });
    store.undo();
    expect(store.v()).toBe(5);
  });

  it('clearUndoRedo(store, { lastRecord: values }): the next change goes back to these values', () => {
    const store = counter();
    clearUndoRedo(store, { lastRecord: { v: 42 } });
    patchState(store, { v: 1 });
    store.undo();
    expect(store.v()).toBe(42);
  });

  it('clearUndoRedo() throws for a store without withUndoRedo()', () => {
    const store = create(signalStore(withState({ v: 0 })));
    expect(() => clearUndoRedo(store)).toThrow(
      'Cannot clear undoRedo, since store is not configured with withUndoRedo()',
    );
  });

  it('known defect: instances of one class share their steps', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'] }),
    );
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    expect(other.canUndo()).toBe(true);
  });

  it('way around: classes made by a function have steps of their own', () => {
    const left = create(LeftNotes);
    const right = create(RightNotes);
    left.write('text');
    expect([left.canUndo(), right.canUndo()]).toEqual([true, false]);
  });

  it('known defect: maxStackSize has no effect', () => {
    const store = counter({ maxStackSize: 2 });
    for (let v = 1; v <= 10; v++) patchState(store, { v });
    let steps = 0;
    for (; store.canUndo(); steps++) store.undo();
    expect(steps).toBe(10);
  });
});

describe('/docs/with-undo-redo, samples', () => {
  it('several changes in one patchState() are one step', async () => {
    type Range = { move(by: number): void; undo(): void; from(): number; to(): number };
    const store = create(await sample<Range>('with-undo-redo', 'RangeStore'));
    store.move(3);
    expect([store.from(), store.to()]).toEqual([3, 13]);
    store.undo();
    expect([store.from(), store.to()]).toEqual([0, 10]);
  });

  it('a collection can be undone entity by entity', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withUndoRedo({ collections: ['flight'] }),
    );
    const store = create(Store);
    patchState(store, addEntity({ id: 1 }, { collection: 'flight' }));
    patchState(store, addEntity({ id: 2 }, { collection: 'flight' }));
    store.undo();
    expect(store.flightIds()).toEqual([1]);
    store.undo();
    expect(store.flightIds()).toEqual([]);
  });
});

describe('/docs/with-undo-redo, options and members', () => {
  it('adds canUndo, canRedo, undo, redo and clearStack, with collections too', () => {
    const visible = (store: object) => Object.keys(store).filter((name) => !name.startsWith('_'));
    const added = ['canRedo', 'canUndo', 'clearStack', 'redo', 'undo'];
    expect(visible(create(signalStore(withState({ v: 0 }), withUndoRedo()))).sort()).toEqual([
      ...added,
      'v',
    ]);
    const Named = signalStore(
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withUndoRedo({ collections: ['flight'] }),
    );
    expect(visible(create(Named))).toEqual(expect.arrayContaining(added));
  });

  it('collections and keys together track both', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ title: '' }),
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withUndoRedo({ collections: ['flight'], keys: ['title'] }),
    );
    const store = create(Store);
    patchState(store, { title: 'a' });
    patchState(store, addEntity({ id: 1 }, { collection: 'flight' }));
    store.undo();
    store.undo();
    expect([store.title(), store.flightIds(), store.canUndo()]).toEqual(['', [], false]);
  });

  it('keys and collections have to exist before it', () => {
    const build = () => [
      // @ts-expect-error TS2322: there is no slice of this name.
      signalStore(withState({ v: 0 }), withUndoRedo({ keys: ['other'] })),
      // @ts-expect-error TS2322: there is no collection of this name.
      signalStore(withState({ v: 0 }), withUndoRedo({ collections: ['other'] })),
    ];
    expect(build).not.toThrow();
  });
});

describe('/docs/with-undo-redo, with other extensions', () => {
  it('withDataService: entities, selectedIds and filter are tracked without being named', () => {
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

  it('withStorageSync in front: restoring is no step, and what undo() brings back is stored', () => {
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

  it('withStorageSync behind it: restoring is a step', () => {
    localStorage.setItem('k', '{"v":9}');
    const Store = signalStore(
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'] }),
      withStorageSync('k', withLocalStorage()),
    );
    expect(create(Store).canUndo()).toBe(true);
  });

  it('withResource: a finished load is recorded late, and undo() writes a local value', async () => {
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

  it('known defect: undo() of one instance writes the values of another', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'] }),
    );
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    patchState(one, { v: 2 });
    other.undo();
    expect(other.v()).toBe(1);
  });

  it('steps are gone after a reload: they are not stored', () => {
    // A page that loads again makes the class again.
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
});

describe('/docs/with-undo-redo, undo while typing', () => {
  it('each letter that is patched is a step', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ text: '' }),
      withUndoRedo({ keys: ['text'] }),
    );
    const store = create(Store);
    for (const text of ['a', 'ab', 'abc']) patchState(store, { text });
    store.undo();
    expect(store.text()).toBe('ab');
    store.undo();
    store.undo();
    expect([store.text(), store.canUndo()]).toEqual(['', false]);
  });
});

describe('/docs/with-undo-redo, components', () => {
  it('saved(): the next change can be undone; opened(): it is the new starting point', () => {
    const { saved, opened } = TestBed.runInInjectionContext(useDrawing);
    const store = TestBed.inject(DrawingStore);
    clearUndoRedo(store);
    store.rename('first');
    saved();
    store.rename('second');
    store.undo();
    expect([store.title(), store.canUndo()]).toEqual(['first', false]);
    opened();
    store.rename('opened');
    expect(store.canUndo()).toBe(false);
    store.rename('changed');
    store.undo();
    expect(store.title()).toBe('opened');
  });

  it('the buttons of the minimal example are disabled while there is nothing to take back', async () => {
    // Its steps belong to the class: those of other tests are still there.
    clearUndoRedo(TestBed.inject(DrawingStore));
    const fixture = TestBed.createComponent(Drawing);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [red, undo, redo] = element.querySelectorAll('button');
    const disabled = () => [undo?.disabled, redo?.disabled];
    expect(disabled()).toEqual([true, true]);
    red?.click();
    await fixture.whenStable();
    expect(disabled()).toEqual([false, true]);
    undo?.click();
    await fixture.whenStable();
    expect(disabled()).toEqual([true, false]);
  });

  it('Ctrl+Z and Ctrl+Y undo and redo', async () => {
    const fixture = TestBed.createComponent(await sample<object>('with-undo-redo', 'Editor'));
    const store = TestBed.inject(DrawingStore);
    clearUndoRedo(store);
    store.rename('typed');
    const press = (key: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));
    press('z');
    expect(store.title()).toBe('Untitled');
    press('y');
    expect(store.title()).toBe('typed');
    fixture.destroy();
  });
});
