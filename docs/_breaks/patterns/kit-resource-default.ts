import { computed, resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { signalStore, withComputed } from '@ngrx/signals';
export const Store = signalStore(
  withResource(() =>
    resource({ loader: async () => [1], defaultValue: [] as number[] }),
  ),
  withComputed(({ value }) => ({ count: computed(() => value().length) })),
);
