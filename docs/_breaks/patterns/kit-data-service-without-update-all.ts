import type { DataService } from '@angular-architects/ngrx-toolkit';
import type { EntityId } from '@ngrx/signals/entities';

interface Todo {
  id: number;
}
export class Todos implements DataService<Todo, { text: string }> {
  load() {
    return Promise.resolve([] as Todo[]);
  }
  loadById(id: EntityId) {
    return Promise.resolve({ id: Number(id) });
  }
  create(todo: Todo) {
    return Promise.resolve(todo);
  }
  update(todo: Todo) {
    return Promise.resolve(todo);
  }
  delete() {
    return Promise.resolve();
  }
}
