import { inject, type Resource, resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';

const Store = signalStore(
  withResource(() => resource({ loader: async () => 'x' })),
);
export const asResource = (): Resource<string | undefined> => inject(Store);
export const length = () => {
  const s = inject(Store);
  return s.hasValue() ? s.value().length : 0;
};
