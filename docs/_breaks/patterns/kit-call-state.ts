import {
  type CallState,
  setError,
  setLoaded,
  setLoading,
  withCallState,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withCallState(),
  withMethods((store) => ({
    async load() {
      patchState(store, setLoading());
      try {
        await 1;
        patchState(store, { a: 2 }, setLoaded());
      } catch (error) {
        patchState(store, setError(error));
      }
      const state: CallState = store.callState();
      return (
        state === 'init' ||
        store.loading() ||
        store.loaded() ||
        store.error() !== null
      );
    },
  })),
);
