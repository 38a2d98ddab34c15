import { inject, type Resource, resource } from '@angular/core';
import { mapToResource, withResource } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';

const Store = signalStore(
  withResource(() => ({
    user: resource({ loader: async () => 'x' }),
    list: resource({ loader: async () => [1], defaultValue: [0] }),
  })),
);
export function user(): Resource<string | undefined> {
  return mapToResource(inject(Store), 'user');
}
export function list(): Resource<number[]> {
  return mapToResource(inject(Store), 'list');
}
