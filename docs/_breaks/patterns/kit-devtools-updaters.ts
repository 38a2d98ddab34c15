import {
  setLoading,
  updateState,
  withCallState,
  withDevtools,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods } from '@ngrx/signals';
import {
  addEntity,
  setAllEntities,
  withEntities,
} from '@ngrx/signals/entities';

interface Todo {
  id: number;
}
export const Store = signalStore(
  withDevtools('x'),
  withEntities<Todo>(),
  withCallState(),
  withMethods((store) => ({
    set(list: Todo[]) {
      updateState(store, 'set', setAllEntities(list), setLoading());
      updateState(store, 'add', addEntity(list[0] as Todo));
    },
  })),
);
