import { HttpClient } from '@angular/common/http';
import { type ApplicationConfig, Component, inject } from '@angular/core';
import { withReset } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
import {
  addEntity,
  setAllEntities,
  updateEntity,
  withEntities,
} from '@ngrx/signals/entities';
import { firstValueFrom } from 'rxjs';
import { BackendPanel, provideBackend } from './_backend';

type Todo = { id: number; title: string; done: boolean };

export const TodoStore = signalStore(
  { providedIn: 'root' },
  withEntities<Todo>(),
  withReset(),
  withMethods((store, http = inject(HttpClient)) => ({
    async load() {
      const todos = await firstValueFrom(http.get<Todo[]>('/api/todos'));
      patchState(store, setAllEntities(todos));
    },
    add(title: string) {
      const todo = { id: Date.now(), title, done: false };
      patchState(store, addEntity(todo));
    },
    setDone(id: number, done: boolean) {
      patchState(store, updateEntity({ id, changes: { done } }));
    },
  })),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  template: `
    <p>
      <button type="button" (click)="store.load()">Load</button>
    </p>
    <p>
      <input #title aria-label="New todo" placeholder="What needs doing?" />
      <button type="button" (click)="store.add(title.value); title.value = ''">
        Add
      </button>
    </p>
    <ul aria-label="Todos">
      @for (todo of store.entities(); track todo.id) {
        <li>
          <label>
            <input
              #box
              type="checkbox"
              [checked]="todo.done"
              (change)="store.setDone(todo.id, box.checked)"
            />
            {{ todo.title }}
          </label>
        </li>
      }
    </ul>
    <p>
      <button type="button" (click)="store.resetState()">Reset</button>
    </p>
    <demo-backend />
  `,
})
export default class Todos {
  protected readonly store = inject(TodoStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };

export { checks, exercise } from './_checks-load';
