import type * as rxjs from '../runtime/packages/rxjs';
import { packages } from './runtime';

/** The operators of RxJS, which older code imports from a separate module. */
export const {
  catchError,
  concatMap,
  debounceTime,
  delay,
  distinctUntilChanged,
  exhaustMap,
  filter,
  finalize,
  map,
  mergeMap,
  retry,
  scan,
  shareReplay,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
} = packages.rxjs as unknown as typeof rxjs;
