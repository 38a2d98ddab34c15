import { HttpClient } from '@angular/common/http';
import {
  type ApplicationConfig,
  Component,
  computed,
  inject,
} from '@angular/core';
import {
  clearUndoRedo,
  setError,
  setLoaded,
  setLoading,
  withCallState,
  withLocalStorage,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  withComputed,
  withMethods,
  withState,
} from '@ngrx/signals';
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
  withState({ hideDone: false }),
  withCallState(),
  withReset(),
  withUndoRedo(),
  withStorageSync(
    { key: 'toolkit-demo-todos', select: ({ hideDone }) => ({ hideDone }) },
    withLocalStorage(),
  ),
  withComputed(({ entities, hideDone }) => ({
    shown: computed(() =>
      entities().filter(({ done }) => !(done && hideDone())),
    ),
  })),
  withMethods((store, http = inject(HttpClient)) => ({
    async load() {
      patchState(store, setLoading());
      try {
        const todos = await firstValueFrom(http.get<Todo[]>('/api/todos'));
        patchState(store, setAllEntities(todos), setLoaded());
        clearUndoRedo(store);
      } catch (error) {
        patchState(store, setError(error));
      }
    },
    add(title: string) {
      const todo = { id: Date.now(), title, done: false };
      patchState(store, addEntity(todo));
    },
    setHideDone: (hideDone: boolean) => patchState(store, { hideDone }),
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
      <button type="button" [disabled]="store.loading()" (click)="store.load()">
        {{ store.error() === null ? 'Load' : 'Try again' }}
      </button>
      @if (store.loading()) {
        <span role="status">Loading …</span>
      }
    </p>
    @if (store.error() !== null) {
      <p role="alert">{{ store.error() }}</p>
    }
    <p>
      <input #title aria-label="New todo" placeholder="What needs doing?" />
      <button type="button" (click)="store.add(title.value); title.value = ''">
        Add
      </button>
    </p>
    <label>
      <input
        #hide
        type="checkbox"
        [checked]="store.hideDone()"
        (change)="store.setHideDone(hide.checked)"
      />
      Hide completed todos
    </label>
    <ul aria-label="Todos">
      @for (todo of store.shown(); track todo.id) {
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
      <button
        type="button"
        [disabled]="!store.canUndo()"
        (click)="store.undo()"
      >
        Undo
      </button>
      <button
        type="button"
        [disabled]="!store.canRedo()"
        (click)="store.redo()"
      >
        Redo
      </button>
    </p>
    <demo-backend />
  `,
})
export default class Todos {
  protected readonly store = inject(TodoStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };

export { checks } from './_checks-storage';
