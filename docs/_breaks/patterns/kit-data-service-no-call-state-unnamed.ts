import { Injectable } from '@angular/core';
import {
  type DataService,
  withDataService,
} from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

interface Todo {
  id: number;
}
declare abstract class Base implements DataService<Todo, { text: string }> {
  load(filter: { text: string }): Promise<Todo[]>;
  loadById(id: number | string): Promise<Todo>;
  create(todo: Todo): Promise<Todo>;
  update(todo: Todo): Promise<Todo>;
  updateAll(todos: Todo[]): Promise<Todo[]>;
  delete(todo: Todo): Promise<void>;
}
@Injectable({ providedIn: 'root' })
class Todos extends Base {}
export const Store = signalStore(
  withEntities<Todo>(),
  withDataService({ dataServiceType: Todos, filter: { text: '' } }),
);
