import { patchState, signalStore, type, withMethods } from '@ngrx/signals';
import {
  addEntity,
  entityConfig,
  type SelectEntityId,
  setAllEntities,
  withEntities,
} from '@ngrx/signals/entities';

interface Todo {
  key: number;
  title: string;
}
const selectId: SelectEntityId<Todo> = (todo) => todo.key;
const config = entityConfig({
  entity: type<Todo>(),
  collection: 'todo',
  selectId,
});
export const Store = signalStore(
  withEntities(config),
  withMethods((store) => ({
    add(todo: Todo) {
      patchState(
        store,
        addEntity(todo, config),
        setAllEntities([todo], { collection: 'todo', selectId }),
      );
    },
  })),
);
