import { inject, type Resource, resource } from '@angular/core';
import { mapToResource, withResource } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';

const Store = signalStore(
  withResource(() => ({
    names: resource({
      loader: async () => ['Ann'],
      defaultValue: [] as string[],
    }),
  })),
);

export const names = (): Resource<string[]> =>
  mapToResource(inject(Store), 'names');
