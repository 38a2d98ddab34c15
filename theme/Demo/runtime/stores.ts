import { isSignal, untracked } from '@angular/core';
import { getState, type StateSource } from '@ngrx/signals';
import type { Member, StoreView } from './events';
import { toValue } from './toValue';

/** A store of NgRx, with whatever members it has. */
export type Store = StateSource<object> & Record<string, unknown>;

/** The stores that a component holds in its fields, or in signals there if others may take their places. */
export const storesOf = (component: object): [name: string, store: Store][] =>
  Object.entries(component)
    .map(([name, value]): [string, unknown] => [name, isSignal(value) ? value() : value])
    .filter((entry): entry is [string, Store] => isStore(entry[1]));

/** What these stores hold at this moment. */
export const statesOf = (component: object): Record<string, object> =>
  Object.fromEntries(storesOf(component).map(([name, store]) => [name, getState(store)]));

function isStore(value: unknown): value is Store {
  if (typeof value !== 'object' || value === null) return false;
  try {
    untracked(() => getState(value as Store));
    return true;
  } catch {
    // Not every field is a store, and @ngrx/signals has no public way to ask.
    return false;
  }
}

/** A store as it is now; of its members, those that an extension has added come first. */
export function viewOf(
  name: string,
  store: Store,
  added: Readonly<Record<string, string>> = {},
): StoreView {
  const state = Object.entries(getState(store));
  const computed = Object.entries(store).flatMap(([member, value]): [string, unknown][] => {
    const isOwn = isSignal(value) && !member.startsWith('_') && !(member in getState(store));
    return isOwn ? [[member, read(value)]] : [];
  });
  const members = (kind: Member['kind'], entries: [string, unknown][]) =>
    entries
      .map(([member, value]): Member => {
        const by = added[member];
        return { name: member, kind, value: toValue(value), ...(by && { by }) };
      })
      .sort((a, b) => Number(b.by !== undefined) - Number(a.by !== undefined));
  return { name, members: [...members('state', state), ...members('computed', computed)] };
}

/** A signal's value, or the error it throws: that of a resource can do so. */
function read(signal: () => unknown): unknown {
  try {
    return signal();
  } catch (error) {
    return error;
  }
}
