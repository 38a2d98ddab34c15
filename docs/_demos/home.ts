import { HttpClient } from '@angular/common/http';
import {
  type ApplicationConfig,
  Component,
  createEnvironmentInjector,
  EnvironmentInjector,
  inject,
  signal,
} from '@angular/core';
import {
  clearUndoRedo,
  emptyFeature,
  setLoaded,
  setLoading,
  updateState,
  withCallState,
  withDevtools,
  withLocalStorage,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  type PartialStateUpdater,
  patchState,
  signalStore,
  withMethods,
} from '@ngrx/signals';
import {
  addEntity,
  type EntityState,
  setAllEntities,
  updateEntity,
  withEntities,
} from '@ngrx/signals/entities';
import { firstValueFrom } from 'rxjs';
import { provideBackend } from './_backend';

type Todo = { id: number; title: string; done: boolean };

/** Omits the request state, because a stored 'loading' would stay after a reload. */
const STORED = {
  key: 'todos',
  select: ({ ids, entityMap }: Partial<EntityState<Todo>>) => ({
    ids,
    entityMap,
  }),
};

/** The todos on the first visit. */
const TODOS: Todo[] = [
  { id: 1, title: 'Read the code', done: false },
  { id: 2, title: 'Undo the last change', done: false },
  { id: 3, title: 'Reload the page', done: false },
];

/** The extensions that can be turned on and off, with their sizes in bytes, minified and gzipped. */
export const SWITCHES = [
  { name: 'withCallState', bytes: 472 },
  { name: 'withDevtools', bytes: 1603 },
  { name: 'withStorageSync', bytes: 1145 },
  { name: 'withUndoRedo', bytes: 683 },
] as const;

export type Switch = (typeof SWITCHES)[number]['name'];

/** Creates the store with the extensions that are on. */
export function createTodoStore(on: ReadonlySet<Switch>) {
  // The type is that of the store with all extensions: check `on` before you use one.
  const when = <Feature>(name: Switch, feature: Feature): Feature =>
    on.has(name) ? feature : (emptyFeature as unknown as Feature);

  return signalStore(
    { protectedState: false },
    withEntities<Todo>(),
    when('withCallState', withCallState()),
    when('withDevtools', withDevtools('todos')),
    when('withStorageSync', withStorageSync(STORED, withLocalStorage())),
    when('withUndoRedo', withUndoRedo()),
    withMethods((store, http = inject(HttpClient)) => {
      // Names are for the DevTools.
      const update = (
        name: string,
        updater: PartialStateUpdater<EntityState<Todo>>,
      ) =>
        on.has('withDevtools')
          ? updateState(store, name, updater)
          : patchState(store, updater);
      return {
        add: (title: string) =>
          update(
            'add',
            addEntity<Todo>({ id: Date.now(), title, done: false }),
          ),
        setDone: (id: number, done: boolean) =>
          update(
            done ? 'done' : 'not done',
            updateEntity<Todo>({ id, changes: { done } }),
          ),
        load: async () => {
          patchState(store, setLoading());
          const todos = await firstValueFrom(http.get<Todo[]>('/api/todos'));
          patchState(store, setAllEntities(todos), setLoaded());
        },
      };
    }),
  );
}

@Component({
  selector: 'demo-root',
  template: `
    <div role="group" aria-label="Extensions of the store">
      @for (one of switches; track one.name) {
        <label>
          <input
            type="checkbox"
            [value]="one.name"
            [checked]="on().has(one.name)"
            (change)="toggle(one.name)"
          />
          <code>{{ one.name }}()</code>
          <small>{{ one.bytes.toLocaleString('en') }} B</small>
        </label>
      }
    </div>
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
        (click)="store().add(title.value || 'Todo'); title.value = ''"
      >
        Add
      </button>
    </p>
    <ul aria-label="Todos">
      @for (todo of store().entities(); track todo.id) {
        <li>
          <label>
            <input
              #box
              type="checkbox"
              [checked]="todo.done"
              (change)="store().setDone(todo.id, box.checked)"
            />
            {{ todo.title }}
          </label>
        </li>
      }
    </ul>
    <p>
      @if (on().has('withUndoRedo')) {
        <button
          type="button"
          [disabled]="!store().canUndo()"
          (click)="store().undo()"
        >
          Undo
        </button>
        <button
          type="button"
          [disabled]="!store().canRedo()"
          (click)="store().redo()"
        >
          Redo
        </button>
      }
      @if (on().has('withCallState')) {
        <button
          type="button"
          [disabled]="store().loading()"
          (click)="store().load()"
        >
          Load
        </button>
      }
    </p>
  `,
})
export default class HomeDemo {
  readonly #injector = inject(EnvironmentInjector);
  #scope?: EnvironmentInjector;

  protected readonly switches = SWITCHES;
  protected readonly on = signal<ReadonlySet<Switch>>(
    new Set(SWITCHES.map(({ name }) => name)),
  );
  protected readonly store = signal(this.#createStore([]));

  constructor() {
    // Stored todos belong to the reader.
    if (this.store().ids().length > 0) return;
    patchState(this.store(), setAllEntities(TODOS));
    clearUndoRedo(this.store());
    // Makes a change, so that the demo starts with something to undo.
    queueMicrotask(() => this.store().setDone(1, true));
  }

  /** Creates a new store that takes over the todos of the previous one. */
  protected toggle(name: Switch) {
    const todos = this.store().entities();
    this.on.update((on) => {
      const next = new Set(on);
      if (!next.delete(name)) next.add(name);
      return next;
    });
    this.#scope?.destroy();
    this.store.set(this.#createStore(todos));
  }

  #createStore(todos: Todo[]) {
    const Store = createTodoStore(this.on());
    this.#scope = createEnvironmentInjector([Store], this.#injector);
    const store = this.#scope.get(Store);
    if (store.ids().length === 0) patchState(store, setAllEntities(todos));
    if (this.on().has('withUndoRedo')) clearUndoRedo(store);
    return store;
  }
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
