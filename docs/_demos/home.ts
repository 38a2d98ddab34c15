import { type ApplicationConfig, Component, inject } from '@angular/core';
import { clearUndoRedo } from '@angular-architects/ngrx-toolkit';
import { provideBackend } from './_backend';
import { TodoStore } from './todo-store';

/** The todos on the first visit. */
const TITLES = ['Read the code', 'Undo the last change', 'Reload the page'];

@Component({
  selector: 'demo-root',
  template: `
    <p>
      <input
        #title
        aria-label="New todo"
        placeholder="New todo"
        (keydown.enter)="add.click()"
      />
      <button
        #add
        type="button"
        (click)="store.add(title.value || 'Todo'); title.value = ''"
      >
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
      <button
        type="button"
        [disabled]="store.loading()"
        (click)="store.load()"
      >
        Load
      </button>
    </p>
  `,
})
export default class HomeDemo {
  protected readonly store = inject(TodoStore);

  constructor() {
    // Stored todos belong to the reader.
    if (this.store.ids().length > 0) return;
    for (const title of TITLES) {
      this.store.add(title);
    }
    clearUndoRedo(this.store);
    // The demo starts with something to undo.
    this.store.setDone(1, true);
  }
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
