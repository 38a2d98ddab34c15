import { packages } from './runtime';

/**
 * The members of stores by class, which are known when an instance exists. If instances differ, the members of all of
 * them.
 */
const members = new WeakMap<object, readonly string[]>();

/** The parts of an unfinished store that contain members. */
const PARTS = ['stateSignals', 'props', 'methods'];

const create = packages['@ngrx/signals']?.signalStore as (...features: unknown[]) => object;

/** Creates a store like NgRx, with an additional last feature that records the members. */
export function signalStore(...features: unknown[]): object {
  const store = create(...features, (unfinished: object) => {
    const names = PARTS.flatMap((part) => Object.keys(Object(Reflect.get(unfinished, part))));
    members.set(store, [...new Set([...(members.get(store) ?? []), ...names])]);
    return unfinished;
  });
  return store;
}

/** Returns the names of a store's members; undefined for any other class, and for a store without an instance. */
export const membersOf = (store: unknown): readonly string[] | undefined =>
  members.get(Object(store));
