import { httpResource } from '@angular/common/http';
import { type ApplicationConfig, Component, inject } from '@angular/core';
import { withEntityResources } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
import { removeEntity, updateEntity } from '@ngrx/signals/entities';
import { BackendPanel, provideBackend } from './_backend';

interface Todo {
  id: number;
  title: string;
  done: boolean;
}

const TodoStore = signalStore(
  withEntityResources(() =>
    httpResource<Todo[]>(() => '/api/todos', { defaultValue: [] }),
  ),
  withMethods((store) => ({
    toggle: ({ id, done }: Todo) =>
      patchState(store, updateEntity({ id, changes: { done: !done } })),
    remove: ({ id }: Todo) => patchState(store, removeEntity(id)),
    reload: () => store._reload(),
  })),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [TodoStore],
  template: `
    <p>
      Resource: <output>{{ store.status() }}</output>
      <button type="button" (click)="store.reload()">Reload</button>
    </p>
    <ul aria-label="Todos">
      @for (todo of store.entities(); track todo.id) {
        <li>
          <label>
            <input
              type="checkbox"
              [checked]="todo.done"
              (change)="store.toggle(todo)"
            />
            {{ todo.title }}
          </label>
          <button type="button" (click)="store.remove(todo)">
            Remove {{ todo.title }}
          </button>
        </li>
      }
    </ul>
    <p>Changes stay in the store until the resource loads a new value.</p>
    <demo-backend />
  `,
})
export default class EntityResourcesDemo {
  protected readonly store = inject(TodoStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
