import {
  setError,
  setLoaded,
  setLoading,
  withCallState,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
export const Store = signalStore(
  withCallState({ collection: 'todo' }),
  withMethods((store) => ({
    load() {
      patchState(store, setLoading('todo'));
      patchState(store, setLoaded('todo'), setError('x', 'todo'));
      return store.todoLoading() || store.todoError();
    },
  })),
);
