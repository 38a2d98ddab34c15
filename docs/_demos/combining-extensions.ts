import { HttpClient } from '@angular/common/http';
import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  clearUndoRedo,
  setError,
  setLoaded,
  setLoading,
  updateState,
  withCallState,
  withDevtools,
  withReset,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods } from '@ngrx/signals';
import { setAllEntities, updateEntity, withEntities } from '@ngrx/signals/entities';
import { firstValueFrom } from 'rxjs';
import { BackendPanel, provideBackend } from './_backend';

type Todo = { id: number; title: string; done: boolean };

const TodoStore = signalStore(
  withDevtools('todos'),
  withEntities<Todo>(),
  withCallState(),
  withReset(),
  withUndoRedo(),
  withMethods((store, http = inject(HttpClient)) => ({
    async load() {
      updateState(store, 'load', setLoading());
      try {
        const todos = await firstValueFrom(http.get<Todo[]>('/api/todos'));
        updateState(store, 'loaded', setAllEntities(todos), setLoaded());
        clearUndoRedo(store); // The reader undoes own changes, not the loading.
      } catch (error) {
        updateState(store, 'failed', setError(error));
      }
    },
    toggle: ({ id, done }: Todo) =>
      updateState(store, 'toggle', updateEntity({ id, changes: { done: !done } })),
  })),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [TodoStore],
  template: `
    <p>
      <button type="button" [disabled]="store.loading()" (click)="store.load()">Load</button>
      <button type="button" [disabled]="!store.canUndo()" (click)="store.undo()">Undo</button>
      <button type="button" [disabled]="!store.canRedo()" (click)="store.redo()">Redo</button>
      <button type="button" (click)="store.resetState()">Reset</button>
    </p>
    @if (store.error() !== null) {
      <p role="alert">{{ store.error() }}</p>
    }
    @for (todo of store.entities(); track todo.id) {
      <label>
        <input type="checkbox" [checked]="todo.done" (change)="store.toggle(todo)" />
        {{ todo.title }}
      </label>
    }
    <demo-backend />
  `,
})
export default class CombinedDemo {
  protected readonly store = inject(TodoStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
