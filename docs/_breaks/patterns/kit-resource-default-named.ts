import { httpResource } from '@angular/common/http';
import { computed, resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  withComputed,
  withMethods,
} from '@ngrx/signals';
export const Store = signalStore(
  withResource(() => ({
    list: resource({ loader: async () => [1], defaultValue: [] as number[] }),
    user: httpResource<{ name: string }>(() => '/x'),
  })),
  withComputed(({ listValue, userValue }) => ({
    count: computed(() => listValue().length + (userValue()?.name.length ?? 0)),
  })),
  withMethods((store) => ({
    set() {
      patchState(store, { listValue: [2] });
      store._listReload();
    },
  })),
);
