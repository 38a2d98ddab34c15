import {
  type ApplicationConfig,
  Component,
  inject,
  signal,
} from '@angular/core';
import { httpMutation, withMutations } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { BackendPanel, provideBackend } from './_backend';

interface Todo {
  id: number;
  title: string;
}

const TodoStore = signalStore(
  withState({ saved: [] as Todo[] }),
  withMutations((store) => ({
    save: httpMutation({
      request: (title: string) => ({
        url: '/api/todos',
        method: 'POST',
        body: { title },
      }),
      parse: (response) => response as Todo,
      onSuccess: (todo) =>
        patchState(store, ({ saved }) => ({ saved: [...saved, todo] })),
    }),
  })),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [TodoStore],
  template: `
    <label>Todo <input #title value="Learn mutations" /></label>
    <button
      type="button"
      [disabled]="store.saveIsPending()"
      (click)="save(title.value)"
    >
      {{ store.saveStatus() === 'error' ? 'Try again' : 'Save' }}
    </button>
    <p>
      Status: <output>{{ store.saveStatus() }}</output>
    </p>
    @if (store.saveError(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
    <ul aria-label="Saved">
      @for (todo of store.saved(); track todo.id) {
        <li>{{ todo.id }}: {{ todo.title }}</li>
      }
    </ul>
    <p>
      Last result: <output>{{ result() }}</output>
    </p>
    <demo-backend />
  `,
})
export default class HttpMutationDemo {
  protected readonly store = inject(TodoStore);
  protected readonly result = signal('none yet');

  protected async save(title: string) {
    const result = await this.store.save(title);
    this.result.set(result.status);
  }
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
