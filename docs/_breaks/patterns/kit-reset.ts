import { setResetState, withReset } from '@angular-architects/ngrx-toolkit';
import { signalStore, withHooks, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1, b: '' }),
  withReset(),
  withHooks((store) => ({
    onInit() {
      setResetState(store, { a: 2, b: 'x' });
      store.resetState();
    },
  })),
);
