import { computed } from '@angular/core';
import {
  patchState,
  signalStore,
  withComputed,
  withHooks,
  withMethods,
  withState,
} from '@ngrx/signals';
export const Store = signalStore(
  { providedIn: 'root' },
  withState({ count: 0, filter: { text: '' } }),
  withComputed(({ count, filter }) => ({
    double: computed(() => count() * 2 + filter.text().length),
  })),
  withMethods((store) => ({
    add(by: number) {
      patchState(store, ({ count }) => ({ count: count + by }));
    },
  })),
  withHooks({
    onInit(store) {
      store.add(store.double());
    },
    onDestroy() {},
  }),
);
