import { patchState, withDevtools } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withDevtools('x'),
  withMethods((store) => ({
    set() {
      patchState(store, 'set', { a: 2 });
    },
  })),
);
