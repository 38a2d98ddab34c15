import { HttpClient } from '@angular/common/http';
import { inject } from '@angular/core';
import {
  setLoaded,
  setLoading,
  updateState,
  withCallState,
  withDevtools,
  withLocalStorage,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
import {
  addEntity,
  setAllEntities,
  updateEntity,
  withEntities,
} from '@ngrx/signals/entities';
import { firstValueFrom } from 'rxjs';

type Todo = { id: number; title: string; done: boolean };

export const TodoStore = signalStore(
  { providedIn: 'root' },
  withEntities<Todo>(),
  withCallState(),
  withDevtools('todos'),
  withStorageSync(
    { key: 'todos', select: ({ callState, ...s }) => s },
    withLocalStorage(),
  ),
  withUndoRedo(),
  withMethods((store, http = inject(HttpClient)) => ({
    add(title: string) {
      const id = store.ids().length + 1;
      updateState(store, 'add', addEntity<Todo>({ id, title, done: false }));
    },
    setDone(id: number, done: boolean) {
      updateState(
        store,
        'set done',
        updateEntity<Todo>({ id, changes: { done } }),
      );
    },
    async load() {
      patchState(store, setLoading());
      const todos = await firstValueFrom(http.get<Todo[]>('/api/todos'));
      patchState(store, setAllEntities(todos), setLoaded());
    },
  })),
);
