import { clearUndoRedo, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withUndoRedo({ keys: ['a'] }),
  withMethods((store) => ({
    clear() {
      clearUndoRedo(store, { lastRecord: null });
    },
  })),
);
