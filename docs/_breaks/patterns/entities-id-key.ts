import { patchState, signalStore, withMethods } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';

interface Todo {
  key: number;
  title: string;
}
export const Store = signalStore(
  withEntities<Todo>(),
  withMethods((store) => ({
    add(todo: Todo) {
      patchState(store, addEntity(todo, { idKey: 'key' }));
    },
  })),
);
