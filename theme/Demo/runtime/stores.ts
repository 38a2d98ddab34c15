import { isSignal, untracked } from '@angular/core';
import { getState, patchState, type StateSource, type WritableStateSource } from '@ngrx/signals';
import type { Group, Member } from './events';
import { originOf } from './follow/extensions';
import { toValue } from './toValue';

/** A store of NgRx, with whatever members it has. */
export type Store = StateSource<object> & Record<string, unknown>;

/** A store, and the component's field that holds it. */
export type NamedStore = readonly [name: string, store: Store];

/** The stores that a component holds in its fields, or in signals there if others may take their places. */
export const storesOf = (component: object): NamedStore[] =>
  Object.entries(component)
    .map(([name, value]): [string, unknown] => [name, isSignal(value) ? value() : value])
    .filter((entry): entry is [string, Store] => isStore(entry[1]));

/** What these stores hold at this moment. */
export const statesOf = (component: object): Record<string, object> =>
  Object.fromEntries(storesOf(component).map(([name, store]) => [name, getState(store)]));

/** Gives a store a state, and tells no extension of it: what they keep beside the state stays as it is. */
export function restoreState(store: Store, state: object): void {
  // Who watches a store is known by the object that has its signals. A copy of that has nobody.
  const unwatched = Object.fromEntries(
    Object.getOwnPropertySymbols(store).map((key) => [key, { ...Reflect.get(store, key) }]),
  );
  patchState(unwatched as unknown as WritableStateSource<object>, state);
}

function isStore(value: unknown): value is Store {
  try {
    untracked(() => getState(value as Store));
    return true;
  } catch {
    // Not every field is a store, and @ngrx/signals has no public way to ask.
    return false;
  }
}

/** What stores hold now. Of the members, those that an extension has added come first. */
export function groupsOf(stores: readonly NamedStore[]): Group[] {
  return stores.flatMap(([name, store]) => {
    const state = Object.keys(getState(store));
    const computed = Object.keys(store).filter(
      (member) => isSignal(store[member]) && !member.startsWith('_') && !state.includes(member),
    );
    const where = stores.length > 1 ? ` of ${name}` : '';
    return [
      { title: `State${where}`, members: membersOf(store, state) },
      { title: `Computed${where}`, members: membersOf(store, computed) },
    ].filter(({ members }) => members.length > 0);
  });
}

const membersOf = (store: Store, names: readonly string[]): Member[] =>
  names
    .map((name) => {
      const by = originOf(store[name])?.extension;
      return { name, value: toValue(read(store[name])), by };
    })
    .sort((a, b) => Number(b.by !== undefined) - Number(a.by !== undefined));

/** A signal's value, or the error it throws: that of a resource can do so. */
function read(signal: unknown): unknown {
  try {
    return isSignal(signal) ? signal() : signal;
  } catch (error) {
    return error;
  }
}
