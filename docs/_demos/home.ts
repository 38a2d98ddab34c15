import { HttpClient } from '@angular/common/http';
import {
  type ApplicationConfig,
  Component,
  createEnvironmentInjector,
  EnvironmentInjector,
  Injectable,
  inject,
  signal,
} from '@angular/core';
import {
  clearUndoRedo,
  type DataService,
  emptyFeature,
  setResetState,
  updateState,
  withCallState,
  withDataService,
  withDevtools,
  withLocalStorage,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  getState,
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

@Injectable({ providedIn: 'root' })
class TodoService implements DataService<Todo, Record<string, never>> {
  readonly #http = inject(HttpClient);

  load = () => firstValueFrom(this.#http.get<Todo[]>('/api/todos'));

  // The buttons below only load.
  loadById = async (id: number | string) =>
    firstValueFrom(this.#http.get<Todo>(`/api/todos/${id}`));
  create = async (todo: Todo) => todo;
  update = async (todo: Todo) => todo;
  updateAll = async (todos: Todo[]) => todos;
  delete = async () => {};
}

const todoService = { dataServiceType: TodoService, filter: {} };

/** The todos of the first visit. */
const TODOS: Todo[] = [
  { id: 1, title: 'Check off this todo', done: false },
  { id: 2, title: 'Undo it', done: false },
  { id: 3, title: 'Reload the page', done: false },
];

/** What can be switched on and off: lines of the store, with their bytes, minified and gzipped. */
export const SWITCHES = [
  {
    name: 'withDataService',
    lines: [
      { code: 'withCallState()', bytes: 472 },
      { code: 'withDataService(todoService)', bytes: 1140 },
    ],
  },
  {
    name: 'withDevtools',
    lines: [{ code: "withDevtools('todos')", bytes: 1603 }],
  },
  { name: 'withReset', lines: [{ code: 'withReset()', bytes: 223 }] },
  {
    name: 'withStorageSync',
    lines: [
      { code: "withStorageSync('todos', withLocalStorage())", bytes: 1145 },
    ],
  },
  { name: 'withUndoRedo', lines: [{ code: 'withUndoRedo()', bytes: 683 }] },
] as const;

export type Switch = (typeof SWITCHES)[number]['name'];

/** The store with the extensions that are on. */
export function createTodoStore(on: ReadonlySet<Switch>) {
  // The type is that of the store with all of them: who uses it asks `on` what it has.
  const when = <Feature>(name: Switch, feature: Feature): Feature =>
    on.has(name) ? feature : (emptyFeature as unknown as Feature);

  return signalStore(
    { protectedState: false },
    withEntities<Todo>(),
    when('withDataService', withCallState()),
    when('withDataService', withDataService(todoService)),
    when('withDevtools', withDevtools('todos')),
    when('withReset', withReset()),
    when('withStorageSync', withStorageSync('todos', withLocalStorage())),
    when('withUndoRedo', withUndoRedo()),
    withMethods((store) => {
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
      };
    }),
  );
}

@Component({
  selector: 'demo-root',
  template: `
    <div data-columns>
      <fieldset>
        <legend>The store (bytes gzipped)</legend>
        <code>withEntities&lt;Todo&gt;(),</code>
        @for (one of switches; track one.name) {
          <label>
            <input
              type="checkbox"
              [checked]="on().has(one.name)"
              (change)="toggle(one.name)"
            />
            <span>
              @for (line of one.lines; track line.code) {
                <code>{{ line.code }},</code>
                <small>{{ line.bytes }} B</small>
              }
            </span>
          </label>
        }
      </fieldset>
      <div>
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
          @if (on().has('withDataService')) {
            <button
              type="button"
              [disabled]="store().loading()"
              (click)="store().load()"
            >
              Load
            </button>
          }
          @if (on().has('withReset')) {
            <button type="button" (click)="store().resetState()">Reset</button>
          }
          @if (on().has('withStorageSync')) {
            <button type="button" (click)="store().clearStorage()">
              Clear storage
            </button>
          }
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
        </p>
      </div>
    </div>
  `,
})
export default class HomeDemo {
  readonly #injector = inject(EnvironmentInjector);
  #scope?: EnvironmentInjector;

  protected readonly switches = SWITCHES;
  protected readonly on = signal<ReadonlySet<Switch>>(
    new Set<Switch>([
      'withDevtools',
      'withReset',
      'withStorageSync',
      'withUndoRedo',
    ]),
  );
  protected readonly store = signal(this.#createStore(TODOS));

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

  /** A new store continues with the todos of the one before, unless it has stored ones. */
  #createStore(todos: Todo[]) {
    const Store = createTodoStore(this.on());
    this.#scope = createEnvironmentInjector([Store], this.#injector);
    const store = this.#scope.get(Store);
    if (store.ids().length === 0) {
      patchState(store, setAllEntities(todos));
      if (this.on().has('withReset')) setResetState(store, getState(store));
    }
    if (this.on().has('withUndoRedo')) clearUndoRedo(store);
    return store;
  }
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
