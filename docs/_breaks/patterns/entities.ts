import { patchState, signalStore, type, withMethods } from '@ngrx/signals';
import {
  addEntities,
  addEntity,
  removeEntities,
  removeEntity,
  setAllEntities,
  setEntity,
  updateEntities,
  updateEntity,
  withEntities,
} from '@ngrx/signals/entities';

interface Todo {
  id: number;
  title: string;
  done: boolean;
}
export const Store = signalStore(
  withEntities<Todo>(),
  withMethods((store) => ({
    all(todos: Todo[]) {
      patchState(
        store,
        setAllEntities(todos),
        addEntity(todos[0] as Todo),
        setEntity(todos[0] as Todo),
        addEntities(todos),
      );
      patchState(
        store,
        updateEntity({ id: 1, changes: { done: true } }),
        updateEntities({ ids: [1], changes: ({ done }) => ({ done: !done }) }),
      );
      patchState(
        store,
        removeEntity(1),
        removeEntities(({ done }) => done),
      );
      return (
        store.entities().length +
        store.ids().length +
        Object.keys(store.entityMap()).length
      );
    },
  })),
);
export const Named = signalStore(
  withEntities({ entity: type<Todo>(), collection: 'todo' }),
  withMethods((store) => ({
    set(list: Todo[]) {
      patchState(store, setAllEntities(list, { collection: 'todo' }));
      return store.todoEntities();
    },
  })),
);
