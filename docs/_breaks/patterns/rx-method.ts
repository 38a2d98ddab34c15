import { Injectable, inject } from '@angular/core';
import { tapResponse } from '@ngrx/operators';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { debounceTime, type Observable, pipe, switchMap } from 'rxjs';

@Injectable({ providedIn: 'root' })
class Api {
  declare find: (text: string) => Observable<string[]>;
}
export const Store = signalStore(
  withState({ rows: [] as string[], error: '' }),
  withMethods((store, api = inject(Api)) => ({
    find: rxMethod<string>(
      pipe(
        debounceTime(10),
        switchMap((text) =>
          api.find(text).pipe(
            tapResponse({
              next: (rows) => patchState(store, { rows }),
              error: (e: Error) => patchState(store, { error: e.message }),
            }),
          ),
        ),
      ),
    ),
  })),
);
export const run = (store: InstanceType<typeof Store>) => {
  store.find('x');
};
