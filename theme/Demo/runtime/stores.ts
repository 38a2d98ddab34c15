import { effect, type Injector, isSignal } from '@angular/core';
import { getState, type StateSource, watchState } from '@ngrx/signals';
import { toText } from './toText';

/** What a store holds at one moment, as text. */
export interface Snapshot {
  /** Name of the component's field that holds the store. */
  store: string;
  state: Record<string, string>;
  computed: Record<string, string>;
}

/** One change of a store's state. */
export interface StoreUpdate {
  store: string;
  changes: Change[];
}

export interface Change {
  slice: string;
  before: string;
  after: string;
}

type Store = StateSource<object> & Record<string, unknown>;

/**
 * Follows the stores that a component holds in its fields, until the returned function is called or the
 * application ends.
 */
export function watchStores(
  component: object,
  injector: Injector,
  events: { onState(snapshots: Snapshot[]): void; onUpdate(update: StoreUpdate): void },
): () => void {
  const stores = storesOf(component);
  const stops: { destroy(): void }[] = [];
  for (const [name, store] of stores) {
    let before = textOf(getState(store));
    stops.push(
      watchState(
        store,
        (state) => {
          const after = textOf(state);
          const changes = compare(before, after);
          before = after;
          if (changes.length > 0) events.onUpdate({ store: name, changes });
        },
        { injector },
      ),
    );
  }
  // An effect reads the signals that are not state as well: those of computed values and resources.
  stops.push(
    effect(
      () =>
        events.onState(
          stores.map(([name, store]) => {
            const state = textOf(getState(store));
            return { store: name, state, computed: computedOf(store, state) };
          }),
        ),
      { injector },
    ),
  );
  return () => {
    for (const stop of stops) stop.destroy();
  };
}

/** The stores that a component holds in its fields, by the names of the fields. */
const storesOf = (component: object): [string, Store][] =>
  Object.entries(component).filter((entry): entry is [string, Store] => isStore(entry[1]));

/** What these stores hold at this moment. */
export const statesOf = (component: object): Record<string, object> =>
  Object.fromEntries(storesOf(component).map(([name, store]) => [name, getState(store)]));

/** The slices that differ. */
export function compare(before: Record<string, string>, after: Record<string, string>): Change[] {
  return Object.entries(after).flatMap(([slice, value]) =>
    value === before[slice] ? [] : [{ slice, before: before[slice] ?? '', after: value }],
  );
}

export function textOf(state: object): Record<string, string> {
  return Object.fromEntries(Object.entries(state).map(([slice, value]) => [slice, toText(value)]));
}

function computedOf(store: Store, state: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(store).flatMap(([name, value]) =>
      isSignal(value) && !name.startsWith('_') && !(name in state)
        ? [[name, toText(read(value))]]
        : [],
    ),
  );
}

/** A signal's value, or the error it throws: that of a resource can do so. */
function read(signal: () => unknown): unknown {
  try {
    return signal();
  } catch (error) {
    return error;
  }
}

function isStore(value: unknown): value is Store {
  if (typeof value !== 'object' || value === null) return false;
  try {
    getState(value as Store);
    return true;
  } catch {
    // Not every field is a store, and @ngrx/signals has no public way to ask.
    return false;
  }
}
