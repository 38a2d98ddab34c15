import { setLoading, withCallState } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
export const Store = signalStore(
  withCallState({ collections: ['a', 'b'] }),
  withMethods((store) => ({
    load() {
      patchState(store, setLoading('a'), setLoading('b'));
      return store.aLoading() || store.bLoading();
    },
  })),
);
