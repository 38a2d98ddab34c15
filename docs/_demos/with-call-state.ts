import { HttpClient } from '@angular/common/http';
import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  setError,
  setLoaded,
  setLoading,
  withCallState,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { firstValueFrom } from 'rxjs';
import { BackendPanel, provideBackend } from './_backend';

interface Todo {
  id: number;
  title: string;
}

const TodoStore = signalStore(
  withState({ todos: [] as Todo[] }),
  withCallState(),
  withMethods((store, http = inject(HttpClient)) => ({
    async load() {
      patchState(store, setLoading());
      try {
        const todos = await firstValueFrom(http.get<Todo[]>('/api/todos'));
        patchState(store, { todos }, setLoaded());
      } catch (error) {
        patchState(store, setError(error));
      }
    },
  })),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [TodoStore],
  template: `
    <p>
      <button type="button" [disabled]="store.loading()" (click)="store.load()">
        {{ store.error() === null ? 'Load' : 'Try again' }}
      </button>
    </p>
    @if (store.loading()) {
      <p role="status">Loading …</p>
    } @else if (store.error() !== null) {
      <p role="alert">{{ store.error() }}</p>
    } @else {
      <ul>
        @for (todo of store.todos(); track todo.id) {
          <li>{{ todo.title }}</li>
        }
      </ul>
    }
    <demo-backend />
  `,
})
export default class CallStateDemo {
  protected readonly store = inject(TodoStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
