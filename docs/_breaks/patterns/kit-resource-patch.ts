import { resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
export const Store = signalStore(
  withResource(() =>
    resource({ loader: async () => ({ n: 1 }), defaultValue: { n: 0 } }),
  ),
  withMethods((store) => ({
    add() {
      patchState(store, ({ value }) => ({ value: { n: value.n + 1 } }));
      return store.value.n();
    },
  })),
);
