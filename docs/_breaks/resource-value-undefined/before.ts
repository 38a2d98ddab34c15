import { computed, resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { signalStore, withComputed } from '@ngrx/signals';

export const Store = signalStore(
  withResource(() => ({
    names: resource({
      loader: async () => ['Ann'],
      defaultValue: [] as string[],
    }),
  })),
  withComputed(({ namesValue }) => ({
    count: computed(() => namesValue().length),
  })),
);
