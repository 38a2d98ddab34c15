import { setLoading, withCallState } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
export const Store = signalStore(
  withCallState({ collection: 'todo' }),
  withMethods((store) => ({
    load(name: 'todo') {
      patchState(store, setLoading(name));
    },
  })),
);
