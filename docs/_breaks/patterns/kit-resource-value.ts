import { computed, resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import {
  signalStore,
  withComputed,
  withMethods,
  withState,
} from '@ngrx/signals';
export const Store = signalStore(
  withState({ id: 1 }),
  withResource(({ id }) =>
    resource({
      params: id,
      loader: async ({ params }) => ({ name: `${params}` }),
    }),
  ),
  withMethods((store) => ({
    reload() {
      store._reload();
    },
  })),
  withComputed(({ value, hasValue, isLoading, error, status }) => ({
    name: computed(() => value()?.name ?? ''),
    busy: computed(
      () =>
        isLoading() ||
        hasValue() ||
        error() !== undefined ||
        status() === 'error',
    ),
  })),
);
