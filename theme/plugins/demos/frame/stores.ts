import { packages } from './runtime';

/** The members of stores by their class, known once an instance exists; those of all instances, if they differ. */
const members = new WeakMap<object, readonly string[]>();

/** The parts of an unfinished store that contain members. */
const PARTS = ['stateSignals', 'props', 'methods'];

const create = packages['@ngrx/signals']?.signalStore as (...features: unknown[]) => object;

/** Creates a store like NgRx, with a last feature that notes the members and adds none. */
export function signalStore(...features: unknown[]): object {
  const store = create(...features, (unfinished: object) => {
    const names = PARTS.flatMap((part) => Object.keys(Object(Reflect.get(unfinished, part))));
    members.set(store, [...new Set([...(members.get(store) ?? []), ...names])]);
    return unfinished;
  });
  return store;
}

/** The names of a store's members; undefined for another class, and for a store without an instance. */
export const membersOf = (store: unknown): readonly string[] | undefined =>
  members.get(Object(store));
