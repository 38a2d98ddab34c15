import { Injectable } from '@angular/core';
import {
  type DataService,
  withCallState,
  withDataService,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type } from '@ngrx/signals';
import { type EntityId, withEntities } from '@ngrx/signals/entities';

interface Todo {
  id: number;
  title: string;
}
type Filter = { text: string };
@Injectable({ providedIn: 'root' })
class Todos implements DataService<Todo, Filter> {
  load(_filter: Filter): Promise<Todo[]> {
    return Promise.resolve([]);
  }
  loadById(id: EntityId): Promise<Todo> {
    return Promise.resolve({ id: Number(id), title: '' });
  }
  create(todo: Todo) {
    return Promise.resolve(todo);
  }
  update(todo: Todo) {
    return Promise.resolve(todo);
  }
  updateAll(todos: Todo[]) {
    return Promise.resolve(todos);
  }
  delete(_todo: Todo): Promise<void> {
    return Promise.resolve();
  }
}
export const Store = signalStore(
  withCallState(),
  withEntities<Todo>(),
  withDataService({ dataServiceType: Todos, filter: { text: '' } }),
  withUndoRedo(),
);
export const Named = signalStore(
  withCallState({ collection: 'todo' }),
  withEntities({ entity: type<Todo>(), collection: 'todo' }),
  withDataService({
    dataServiceType: Todos,
    filter: { text: '' },
    collection: 'todo',
  }),
  withUndoRedo({ collections: ['todo'] }),
);
export const run = (
  store: InstanceType<typeof Store>,
  named: InstanceType<typeof Named>,
) => {
  store.load();
  store.updateFilter({ text: 'x' });
  store.updateSelected(1, true);
  named.loadTodoEntities();
  named.updateTodoFilter({ text: 'x' });
  named.undo();
  return [
    store.selectedEntities(),
    named.todoFilter(),
    store.current(),
    named.canUndo(),
  ];
};
