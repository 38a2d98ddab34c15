import { resource } from '@angular/core';
import { withEntityResources } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';

interface Todo {
  id: number;
}
export const Store = signalStore(
  withEntityResources(() =>
    resource({
      loader: async (): Promise<readonly Todo[]> => [],
      defaultValue: [] as readonly Todo[],
    }),
  ),
);
