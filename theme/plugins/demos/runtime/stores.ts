import { isSignal, untracked } from '@angular/core';
import { getState, type StateSource } from '@ngrx/signals';
import type { Group, Member } from './events';
import { originOf } from './origins';
import { toValue } from './values';

export type Store = StateSource<object> & Record<string, unknown>;

export type NamedStore = readonly [name: string, store: Store];

/** The stores in a component's fields, or in signals there if they can be replaced. */
export const storesOf = (component: object): NamedStore[] =>
  Object.entries(component)
    .map(([name, value]): [string, unknown] => [name, isSignal(value) ? value() : value])
    .filter((entry): entry is [string, Store] => isStore(entry[1]));

export const statesOf = (component: object): Record<string, object> =>
  Object.fromEntries(storesOf(component).map(([name, store]) => [name, getState(store)]));

function isStore(value: unknown): value is Store {
  try {
    untracked(() => getState(value as Store));
    return true;
  } catch {
    // Not every field is a store, and @ngrx/signals has no public type check.
    return false;
  }
}

/** The current content of stores. Members added by an extension come first. */
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
      const by = originOf(store[name]);
      return { name, value: toValue(read(store[name])), by };
    })
    .sort((a, b) => Number(b.by !== undefined) - Number(a.by !== undefined));

/** Resources can throw. */
function read(signal: unknown): unknown {
  try {
    return isSignal(signal) ? signal() : signal;
  } catch (error) {
    return error;
  }
}
