import { computed } from '@angular/core';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  withComputed,
  withMethods,
  withState,
} from '@ngrx/signals';
export function withSelection<Id>() {
  return signalStoreFeature(
    {
      state: type<{ rows: { id: Id }[] }>(),
      methods: type<{ load(): void }>(),
    },
    withState({ selected: null as Id | null }),
    withComputed(({ rows, selected }) => ({
      row: computed(() => rows().find((row) => row.id === selected())),
    })),
    withMethods((store) => ({
      select(id: Id) {
        patchState(store, { selected: id });
        store.load();
      },
    })),
  );
}
export const Store = signalStore(
  withState({ rows: [{ id: 1 }] }),
  withMethods(() => ({ load() {} })),
  withSelection<number>(),
);
