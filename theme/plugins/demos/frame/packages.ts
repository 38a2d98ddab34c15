import type { Exports } from '../runtime/packages';
import type * as rxjs from '../runtime/packages/rxjs';
import { packages } from './runtime';
import { signalStore } from './stores';

/** The operators of RxJS, which older code imports from a module of their own. */
const OPERATORS: readonly (keyof typeof rxjs)[] = [
  'catchError',
  'concatMap',
  'debounceTime',
  'delay',
  'distinctUntilChanged',
  'exhaustMap',
  'filter',
  'finalize',
  'map',
  'mergeMap',
  'retry',
  'scan',
  'shareReplay',
  'startWith',
  'switchMap',
  'take',
  'takeUntil',
  'tap',
];

/** The packages that edited code can import. */
export const PACKAGES: Readonly<Record<string, Exports>> = {
  ...packages,
  '@ngrx/signals': { ...packages['@ngrx/signals'], signalStore },
  'rxjs/operators': Object.fromEntries(OPERATORS.map((name) => [name, packages.rxjs?.[name]])),
};

/** The packages that export a name. */
export const modulesOf = (name: string): string[] =>
  Object.keys(PACKAGES).filter((module) => Object.hasOwn(PACKAGES[module] ?? {}, name));
