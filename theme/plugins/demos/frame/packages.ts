import { entriesOf } from '../runtime/origins';
import type { Exports } from '../runtime/packages';
import * as operators from '../runtime/packages/operators';
import * as forms from './forms';
import type { StoreMembers } from './messages';

/** Defined by the preceding script in the same text. */
const { demoRuntime } = globalThis;
if (!demoRuntime) throw new Error('The script with the demo runtime must be loaded first.');

export const { packages, startDemo } = demoRuntime;

const createStore = packages['@ngrx/signals']?.signalStore as (...features: unknown[]) => object;

const members = new WeakMap<object, readonly string[]>();

/** Creates a store like NgRx, with an additional last feature that records the members. */
function signalStore(...features: unknown[]): object {
  const store = createStore(...features, (unfinished: object) => {
    const names = entriesOf(unfinished).map(([name]) => name);
    members.set(store, [...new Set([...(members.get(store) ?? []), ...names])]);
    return unfinished;
  });
  return store;
}

/** The packages that edited code can import. These are the packages of demos and some more. */
export const PACKAGES: Readonly<Record<string, Exports>> = {
  ...packages,
  '@angular/forms': { ...forms },
  '@ngrx/signals': { ...packages['@ngrx/signals'], signalStore },
  'rxjs/operators': { ...operators },
};

export const modulesOf = (name: string): string[] =>
  Object.keys(PACKAGES).filter((module) => Object.hasOwn(PACKAGES[module] ?? {}, name));

/** The members of stores that have an instance, by the name of the class. The editor suggests them. */
export const membersOf = (stores: ReadonlyMap<string, object>): StoreMembers =>
  Object.fromEntries(
    [...stores].flatMap(([name, store]) => {
      const names = members.get(store);
      return names ? [[name, names]] : [];
    }),
  );
