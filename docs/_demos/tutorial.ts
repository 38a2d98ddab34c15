import { Component, inject } from '@angular/core';
import { withReset } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods } from '@ngrx/signals';
import { addEntity, updateEntity, withEntities } from '@ngrx/signals/entities';

type Todo = { id: number; title: string; done: boolean };

export const TodoStore = signalStore(
  { providedIn: 'root' },
  withEntities<Todo>(),
  withReset(),
  withMethods((store) => ({
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
  template: `
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
  `,
})
export default class Todos {
  protected readonly store = inject(TodoStore);
}

export { checks, exercise } from './_checks-store';
