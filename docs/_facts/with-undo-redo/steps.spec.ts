import {
  clearUndoRedo,
  getUndoRedoKeys,
  setLoaded,
  setLoading,
  withCallState,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withState } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { LeftNotes, RightNotes } from '#samples/with-undo-redo/create-notes-store';
import { DrawingStore } from '#samples/with-undo-redo/drawing-store';
import { FlightStore } from '#samples/with-undo-redo/flight-store';
import { create } from '../support';
import { counter, counterClass } from './counter';

describe('/docs/with-undo-redo', () => {
  it('each patchState() that changes a tracked slice is one step (#minimal-example)', () => {
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

  it('tracks the slices of a collection (#which-slices-are-tracked)', () => {
    const store = create(FlightStore);
    store.add({ id: 1, from: 'Graz', to: 'Hamburg' });
    store.undo();
    expect(store.flightIds()).toEqual([]);
  });

  it('several collections share one history (#track-entities)', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities({ entity: type<{ id: number }>(), collection: 'flight' }),
      withEntities({ entity: type<{ id: number }>(), collection: 'hotel' }),
      withUndoRedo({ collections: ['flight', 'hotel'] }),
    );
    const store = create(Store);
    patchState(store, addEntity({ id: 1 }, { collection: 'flight' }));
    patchState(store, addEntity({ id: 2 }, { collection: 'hotel' }));
    patchState(store, addEntity({ id: 3 }, { collection: 'flight' }));
    store.undo();
    expect([store.flightIds(), store.hotelIds()]).toEqual([[1], [2]]);
    store.undo();
    expect([store.flightIds(), store.hotelIds()]).toEqual([[1], []]);
  });

  it('collections are tracked instead of the unnamed slices (#which-slices-are-tracked, #options)', () => {
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

  it('names the tracked slices with and without collections (#which-slices-are-tracked)', () => {
    expect(getUndoRedoKeys()).toEqual(['entityMap', 'ids', 'selectedIds', 'filter']);
    expect(getUndoRedoKeys(['flight'])).toEqual([
      'flightEntityMap',
      'flightIds',
      'selectedFlightIds',
      'flightFilter',
    ]);
  });

  it('plain state is tracked only if it is named in keys (#which-slices-are-tracked)', () => {
    const Store = signalStore({ protectedState: false }, withState({ v: 0 }), withUndoRedo());
    const store = create(Store);
    patchState(store, { v: 1 });
    expect(store.canUndo()).toBe(false);
  });

  it('a BigInt in a tracked slice makes patchState() throw (#a-change-is-not-recorded)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: null as bigint | null }),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    expect(() => patchState(store, { v: 1n })).toThrow('Do not know how to serialize a BigInt');
  });

  it('state that refers to itself makes patchState() throw "Converting circular structure to JSON", after the state has changed (#a-change-is-not-recorded)', () => {
    type Node = { parent?: Node };
    const child: Node = {};
    child.parent = child;
    const Store = signalStore(
      { protectedState: false },
      withState({ node: {} as Node }),
      withUndoRedo({ keys: ['node'] }),
    );
    const store = create(Store);
    expect(() => patchState(store, { node: child })).toThrow(
      'Converting circular structure to JSON',
    );
    expect([store.node(), store.canUndo()]).toEqual([child, false]);
  });

  it('a custom slice is tracked if it has the same name as a tracked slice (#which-slices-are-tracked, /docs/combining-extensions#what-each-feature-affects)', () => {
    const Store = signalStore({ protectedState: false }, withState({ filter: '' }), withUndoRedo());
    const store = create(Store);
    patchState(store, { filter: 'Graz' });
    expect(store.canUndo()).toBe(true);
  });

  it('a new change clears the redo stack (#what-undo-does-not-do)', () => {
    const store = counter();
    patchState(store, { v: 1 });
    store.undo();
    expect(store.canRedo()).toBe(true);
    patchState(store, { v: 2 });
    expect(store.canRedo()).toBe(false);
  });

  it('undo() and redo() on an empty stack do nothing (#what-undo-does-not-do)', () => {
    const store = counter();
    store.undo();
    store.redo();
    expect(store.v()).toBe(0);
  });

  it('equal values are not recorded (#a-change-is-not-recorded)', () => {
    const store = counter();
    patchState(store, { v: 0 });
    expect(store.canUndo()).toBe(false);
  });

  it('a change inside a Set is not detected (#a-change-is-not-recorded)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: new Set([1]) }),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    patchState(store, { v: new Set([1, 2]) });
    expect(store.canUndo()).toBe(false);
  });

  it('skip: 1 ignores the initial state, so the first change is the starting point (#options, #start-recording-after-the-data-has-been-loaded)', () => {
    const store = counter({ skip: 1 });
    patchState(store, { v: 1 });
    expect(store.canUndo()).toBe(false);
    patchState(store, { v: 2 });
    store.undo();
    expect(store.v()).toBe(1);
  });

  it('clearUndoRedo(store): the next change can be undone (#clear-all-steps)', () => {
    const store = counter();
    patchState(store, { v: 1 });
    clearUndoRedo(store);
    expect(store.canUndo()).toBe(false);
    patchState(store, { v: 2 });
    store.undo();
    expect(store.v()).toBe(1);
  });

  it('clearUndoRedo(store, { lastRecord: null }): the next change is the new starting point (#clear-all-steps)', () => {
    const store = counter();
    patchState(store, { v: 1 });
    clearUndoRedo(store, { lastRecord: null });
    patchState(store, { v: 5 });
    expect(store.canUndo()).toBe(false);
    patchState(store, { v: 6 });
    store.undo();
    expect(store.v()).toBe(5);
  });

  it('clearUndoRedo(store, { lastRecord: values }): undoing the next change restores these values (#clear-all-steps)', () => {
    const store = counter();
    clearUndoRedo(store, { lastRecord: { v: 42 } });
    patchState(store, { v: 1 });
    store.undo();
    expect(store.v()).toBe(42);
  });

  it.each([
    [
      'some tracked slices: the patch after an undo is a step, and nothing can be redone',
      { v: 0 },
      [true, false],
    ],
    ['all of them in another order: it is one, too', { w: 0, v: 0 }, [true, false]],
    ['all of them: it is not', { v: 0, w: 0 }, [false, true]],
  ])('clearUndoRedo() with values for %s (#clear-all-steps)', (_, lastRecord, canUndoAndRedo) => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0, w: 0 }),
      withCallState(),
      withUndoRedo({ keys: ['v', 'w'] }),
    );
    const store = create(Store);
    clearUndoRedo(store, { lastRecord });
    patchState(store, { v: 1 });
    store.undo();
    expect(store.canRedo()).toBe(true);
    patchState(store, setLoading());
    expect([store.canUndo(), store.canRedo()]).toEqual(canUndoAndRedo);
  });

  it('a patch of an untracked slice consumes lastRecord, and counts for skip (#clear-all-steps, #options)', () => {
    const makeStore = (skip = 0) =>
      create(
        signalStore(
          { protectedState: false },
          withState({ v: 0 }),
          withCallState(),
          withUndoRedo({ keys: ['v'], skip }),
        ),
      );
    const cleared = makeStore();
    clearUndoRedo(cleared, { lastRecord: null });
    patchState(cleared, setLoading());
    patchState(cleared, { v: 1 });
    expect(cleared.canUndo()).toBe(true);

    const given = makeStore();
    clearUndoRedo(given, { lastRecord: { v: 42 } });
    patchState(given, setLoading());
    given.undo();
    expect(given.v()).toBe(42);

    const unchanged = makeStore();
    clearUndoRedo(unchanged, { lastRecord: { v: 0 } });
    patchState(unchanged, setLoading());
    expect(unchanged.canUndo()).toBe(false);

    const skipping = makeStore(2);
    patchState(skipping, setLoading());
    patchState(skipping, { v: 1 });
    patchState(skipping, { v: 2 });
    expect(skipping.canUndo()).toBe(true);
  });

  it('start after the data has been loaded: the loaded data is the starting point, whatever else was patched (#start-recording-after-the-data-has-been-loaded)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withCallState(),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    patchState(store, setLoading());
    patchState(store, { v: 5 }, setLoaded());
    clearUndoRedo(store);
    expect(store.canUndo()).toBe(false);
    patchState(store, { v: 6 });
    store.undo();
    expect([store.v(), store.canUndo()]).toEqual([5, false]);
  });

  it('without options before withEntities() it compiles and records nothing (#a-change-is-not-recorded, /docs/combining-extensions#which-feature-needs-which)', () => {
    const Store = signalStore(
      { protectedState: false },
      withUndoRedo(),
      withEntities<{ id: number }>(),
    );
    const store = create(Store);
    patchState(store, addEntity({ id: 1 }));
    expect(store.canUndo()).toBe(false);
  });

  it('known defect: skip is counted once for all instances, so the second one skips nothing (#known-defects, #options)', () => {
    const Store = counterClass({ skip: 1 });
    create(Store);
    const second = create(Store);
    patchState(second, { v: 1 });
    expect(second.canUndo()).toBe(true);
  });

  it('clearUndoRedo() throws for a store without withUndoRedo() (#edge-cases-and-errors, #cannot-clear-undoredo-since-store-is-not-configured-with-withundoredo)', () => {
    const store = create(signalStore(withState({ v: 0 })));
    expect(() => clearUndoRedo(store)).toThrow(
      'Cannot clear undoRedo, since store is not configured with withUndoRedo()',
    );
  });

  it('known defect: instances of one class share their steps (#known-defects, /docs/combining-extensions#several-instances-of-one-store)', () => {
    const Store = counterClass();
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    expect(other.canUndo()).toBe(true);
  });

  it('workaround: classes created by a function have separate steps (#known-defects)', () => {
    const left = create(LeftNotes);
    const right = create(RightNotes);
    left.write('text');
    expect([left.canUndo(), right.canUndo()]).toEqual([true, false]);
  });

  it('known defect: maxStackSize has no effect (#known-defects, #options)', () => {
    const store = counter({ maxStackSize: 2 });
    const change = () => {
      for (let v = 1; v <= 10; v++) patchState(store, { v });
    };
    const steps = () => {
      let count = 0;
      for (; store.canUndo(); count++) store.undo();
      return count;
    };
    change();
    expect(steps()).toBe(10);
    // The workaround.
    change();
    clearUndoRedo(store);
    expect(steps()).toBe(0);
  });
});
