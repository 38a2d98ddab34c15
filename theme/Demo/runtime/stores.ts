import { isSignal, untracked } from '@angular/core';
import { getState, type StateSource } from '@ngrx/signals';
import type { Member, StoreView } from './events';
import { originOf } from './follow/extensions';
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
export function viewOf(name: string, store: Store): StoreView {
  const state = Object.keys(getState(store));
  const computed = Object.keys(store).filter(
    (member) => isSignal(store[member]) && !member.startsWith('_') && !state.includes(member),
  );
  const members = (kind: Member['kind'], names: string[]) =>
    names
      .map((member): Member => {
        const by = originOf(store[member])?.extension;
        return { name: member, kind, value: toValue(read(store[member])), ...(by && { by }) };
      })
      .sort((a, b) => Number(b.by !== undefined) - Number(a.by !== undefined));
  return { name, members: [...members('state', state), ...members('computed', computed)] };
}

/** A signal's value, or the error it throws: that of a resource can do so. */
function read(signal: unknown): unknown {
  try {
    return isSignal(signal) ? signal() : signal;
  } catch (error) {
    return error;
  }
}
