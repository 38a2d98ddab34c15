import type { Exports } from '../runtime/packages';
import * as operators from '../runtime/packages/operators';
import * as forms from './forms';
import { packages } from './runtime';
import { signalStore } from './stores';

/** The packages that edited code can import. These are the packages of demos and some more. */
export const PACKAGES: Readonly<Record<string, Exports>> = {
  ...packages,
  '@angular/forms': { ...forms },
  '@ngrx/signals': { ...packages['@ngrx/signals'], signalStore },
  'rxjs/operators': { ...operators },
};

export const modulesOf = (name: string): string[] =>
  Object.keys(PACKAGES).filter((module) => Object.hasOwn(PACKAGES[module] ?? {}, name));
