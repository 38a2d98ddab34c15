import type { StoreMembers } from './messages';
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

/** The members of each of these stores that has an instance, by class name. The editor suggests them. */
export const membersOf = (stores: ReadonlyMap<string, object>): StoreMembers =>
  Object.fromEntries(
    [...stores].flatMap(([name, store]) => {
      const names = members.get(store);
      return names ? [[name, names]] : [];
    }),
  );
