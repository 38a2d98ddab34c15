import { computed, resource } from '@angular/core';
import { withEntityResources } from '@angular-architects/ngrx-toolkit';
import { signalStore, withComputed } from '@ngrx/signals';

interface Todo {
  id: number;
}
export const Store = signalStore(
  withEntityResources(() => ({
    todos: resource({
      loader: async (): Promise<Todo[]> => [],
      defaultValue: [] as Todo[],
    }),
  })),
  withComputed(({ todosValue }) => ({
    count: computed(() => todosValue().length),
  })),
);
