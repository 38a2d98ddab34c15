import { computed, resource } from '@angular/core';
import { withEntityResources } from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  withComputed,
  withMethods,
} from '@ngrx/signals';
import { addEntity, removeEntity } from '@ngrx/signals/entities';

interface Todo {
  id: number;
  title: string;
}
export const Store = signalStore(
  withEntityResources(() =>
    resource({
      loader: async (): Promise<Todo[]> => [],
      defaultValue: [] as Todo[],
    }),
  ),
  withMethods((store) => ({
    add(todo: Todo) {
      patchState(store, addEntity(todo), removeEntity(2));
      return store.entities().length + store.ids().length;
    },
  })),
);
export const Named = signalStore(
  withEntityResources(() => ({
    todos: resource({
      loader: async (): Promise<Todo[]> => [],
      defaultValue: [] as Todo[],
    }),
  })),
  withComputed(({ todosEntities }) => ({
    count: computed(() => todosEntities().length),
  })),
  withMethods((store) => ({
    add(todo: Todo) {
      patchState(store, addEntity(todo, { collection: 'todos' }));
    },
  })),
);
