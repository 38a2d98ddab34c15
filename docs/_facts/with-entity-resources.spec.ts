import { httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { resource, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  rxMutation,
  withEntityResources,
  withLocalStorage,
  withMutations,
  withPagination,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { getState, patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { addEntity, removeEntity, updateEntity, withEntities } from '@ngrx/signals/entities';
import { extendResource, withPreviousValueOnLoading } from '@ngrx/signals/resource';
import { of } from 'rxjs';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { TodoList } from '#samples/with-entity-resources/todo-list';
import { TodoStore } from '#samples/with-entity-resources/todo-store';
import { sample } from './sample';
import { settle } from './settle';
import { create, watchWarnings } from './support';

type Todo = { id: number; title: string };
const loaded: Todo[] = [
  { id: 1, title: 'a' },
  { id: 2, title: 'b' },
];

let failing = false;
const loader = async (): Promise<Todo[]> => {
  if (failing) throw new Error('boom');
  return [...loaded];
};
const Store = signalStore(
  { protectedState: false },
  withEntityResources(() => ({
    todos: resource({ loader, defaultValue: [] }),
  })),
  withMethods((store) => ({ reload: () => store._todosReload() })),
);

beforeEach(() => {
  failing = false;
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] });
});

describe('/docs/with-entity-resources', () => {
  it('adds ids, entityMap and entities to the members of withResource (#what-it-adds-to-the-store)', () => {
    const Unnamed = signalStore(
      withEntityResources(() =>
        resource({ loader: async (): Promise<Todo[]> => [], defaultValue: [] }),
      ),
    );
    expect(Object.keys(create(Unnamed)).sort()).toEqual([
      ...['_reload', 'entities', 'entityMap', 'error', 'hasValue', 'ids', 'isLoading'],
      ...['snapshot', 'status', 'value'],
    ]);
  });

  it('prefixes the members with the name of the resource (#what-it-adds-to-the-store)', () => {
    expect(Object.keys(create(Store))).toEqual(
      expect.arrayContaining([
        ...['todosIds', 'todosEntityMap', 'todosEntities', 'todosValue', 'todosStatus'],
        ...['todosError', 'todosIsLoading', 'todosSnapshot', 'todosHasValue', '_todosReload'],
      ]),
    );
  });

  it('has value, ids and entityMap in its state (#what-it-adds-to-the-store)', () => {
    expect(Object.keys(getState(create(Store))).sort()).toEqual([
      'todosEntityMap',
      'todosIds',
      'todosValue',
    ]);
  });

  it('shows the loaded array as entities (#minimal-example)', async () => {
    const store = create(Store);
    expect(store.todosEntities()).toEqual([]);
    await settle();
    expect(store.todosIds()).toEqual([1, 2]);
    expect(store.todosEntityMap()[2]?.title).toBe('b');
    expect(store.todosEntities()).toEqual(loaded);
  });

  it('a todo can be checked and unchecked; an empty list is named only when it has loaded (#minimal-example)', async () => {
    const http = TestBed.inject(HttpTestingController);
    const fixture = TestBed.createComponent(TodoList);
    fixture.detectChanges();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent.trim()).toBe('Loading …');
    http.expectOne('/api/todos').flush([{ id: 1, title: 'a', done: false }]);
    await settle();
    const box = element.querySelector('input');
    for (const done of [true, false, true]) {
      box?.click();
      TestBed.tick();
      expect([box?.checked, TestBed.inject(TodoStore).todosEntities()[0]?.done]).toEqual([
        done,
        done,
      ]);
    }
    TestBed.inject(TodoStore).reload();
    TestBed.tick();
    http.expectOne('/api/todos').flush('no', { status: 500, statusText: 'No' });
    await settle();
    expect(element.textContent).not.toContain('Nothing to do.');
    TestBed.inject(TodoStore).reload();
    TestBed.tick();
    http.expectOne('/api/todos').flush([]);
    await settle();
    expect(element.textContent).toContain('Nothing to do.');
  });

  it('one entity can be read by its id; an unknown id returns undefined (#read-one-entity-by-id)', async () => {
    const store = create(Store);
    await settle();
    expect([store.todosEntityMap()[1], store.todosEntityMap()[9]]).toEqual([loaded[0], undefined]);
  });

  it('entity updaters change ids and entityMap only, not the value and not the status (#compare-local-changes-with-loaded-data, #my-changes-are-gone-after-a-reload)', async () => {
    const store = create(Store);
    await settle();
    patchState(
      store,
      addEntity<Todo, 'todos'>({ id: 3, title: 'c' }, { collection: 'todos' }),
      removeEntity(1, { collection: 'todos' }),
      updateEntity({ id: 2, changes: { title: 'B' } }, { collection: 'todos' }),
    );
    expect(store.todosEntities()).toEqual([
      { id: 2, title: 'B' },
      { id: 3, title: 'c' },
    ]);
    expect(store.todosValue()).toEqual(loaded);
    expect(store.todosStatus()).toBe('resolved');
  });

  it('local changes stay visible during a reload and are lost when it ends (#edge-cases-and-errors, #my-changes-are-gone-after-a-reload)', async () => {
    const store = create(Store);
    await settle();
    patchState(store, removeEntity(1, { collection: 'todos' }));
    store.reload();
    TestBed.tick();
    expect(store.todosIds()).toEqual([2]);
    await settle();
    expect(store.todosIds()).toEqual([1, 2]);
  });

  it('local changes are lost even if the reload fails; the next reload shows the defaultValue (#my-changes-are-gone-after-a-reload, #the-list-is-empty-after-an-error)', async () => {
    let fails = false;
    const Failing = signalStore(
      { protectedState: false },
      withEntityResources(() =>
        resource({
          loader: async (): Promise<Todo[]> => (fails ? Promise.reject(new Error('x')) : loaded),
          defaultValue: [{ id: 9, title: 'default' }],
        }),
      ),
      withMethods((store) => ({ reload: () => store._reload() })),
    );
    const store = create(Failing);
    await settle();
    patchState(store, removeEntity(1));
    fails = true;
    store.reload();
    await settle();
    expect([store.status(), store.ids()]).toEqual(['error', []]);
    store.reload();
    expect([store.status(), store.ids()]).toEqual(['reloading', [9]]);
  });

  it('local changes survive a reload that returns the same array (#my-changes-are-gone-after-a-reload)', async () => {
    const Cached = signalStore(
      { protectedState: false },
      withEntityResources(() => resource({ loader: async () => loaded, defaultValue: [] })),
      withMethods((store) => ({ reload: () => store._reload() })),
    );
    const store = create(Cached);
    await settle();
    patchState(store, removeEntity(1));
    expect(store.reload()).toBe(true);
    await settle();
    expect([store.status(), store.ids()]).toEqual(['resolved', [2]]);
  });

  it('of two entities with one id, the last appears twice (#an-entity-appears-twice-duplicate-ids)', async () => {
    const Doubled = signalStore(
      withEntityResources(() =>
        resource({
          loader: async (): Promise<Todo[]> => [
            { id: 1, title: 'first' },
            { id: 1, title: 'last' },
          ],
          defaultValue: [],
        }),
      ),
    );
    const store = create(Doubled);
    await settle();
    expect(store.ids()).toEqual([1, 1]);
    expect(store.entities().map(({ title }) => title)).toEqual(['last', 'last']);
  });

  it('an entity that is added during the first load is lost (#my-changes-are-gone-after-a-reload)', async () => {
    const store = create(Store);
    TestBed.tick();
    patchState(store, addEntity<Todo, 'todos'>({ id: 3, title: 'c' }, { collection: 'todos' }));
    expect(store.todosIds()).toEqual([3]);
    await settle();
    expect(store.todosIds()).toEqual([1, 2]);
  });

  it('with new parameters, local changes are lost when the load begins (#my-changes-are-gone-after-a-reload)', async () => {
    const page = signal(1);
    const PagedStore = signalStore(
      { protectedState: false },
      withEntityResources(() =>
        resource({
          params: () => page(),
          loader: async (): Promise<Todo[]> => [{ id: 1, title: 'a' }],
          defaultValue: [],
        }),
      ),
    );
    const store = create(PagedStore);
    await settle();
    patchState(store, updateEntity({ id: 1, changes: { title: 'changed' } }));
    page.set(2);
    TestBed.tick();
    expect([store.status(), store.entities()]).toEqual(['loading', []]);
  });

  it('patching the value changes the entities too and sets the status to local (#patching-the-value-instead-of-the-entities)', async () => {
    const store = create(Store);
    await settle();
    patchState(store, { todosValue: [{ id: 9, title: 'z' }] });
    expect(store.todosIds()).toEqual([9]);
    expect(store.todosStatus()).toBe('local');
  });

  it('after an error the value is undefined and the entities are empty (#the-list-is-empty-after-an-error)', async () => {
    const store = create(Store);
    await settle();
    failing = true;
    store.reload();
    await settle();
    expect(store.todosStatus()).toBe('error');
    expect(store.todosValue()).toBeUndefined();
    expect([store.todosIds(), store.todosEntities()]).toEqual([[], []]);
  });

  it('withStorageSync: a stored value keeps the first load from starting (#with-other-extensions)', async () => {
    localStorage.setItem('k', JSON.stringify({ todosValue: [{ id: 7, title: 'stored' }] }));
    const store = create(
      signalStore(
        withEntityResources(() => ({ todos: resource({ loader, defaultValue: [] }) })),
        withStorageSync('k', withLocalStorage()),
      ),
    );
    await settle();
    expect([store.todosStatus(), store.todosIds()]).toEqual(['local', [7]]);
  });

  it('withStorageSync: without the value, stored ids and entities are shown until the load ends (#with-other-extensions)', async () => {
    const todosEntityMap = { 7: { id: 7, title: 'stored' } };
    localStorage.setItem('k', JSON.stringify({ todosIds: [7], todosEntityMap }));
    const store = create(
      signalStore(
        withEntityResources(() => ({ todos: resource({ loader, defaultValue: [] }) })),
        withStorageSync(
          {
            key: 'k',
            select: ({ todosIds, todosEntityMap: map }) => ({ todosIds, todosEntityMap: map }),
          },
          withLocalStorage(),
        ),
      ),
    );
    expect(store.todosEntities()).toEqual([{ id: 7, title: 'stored' }]);
    await settle();
    expect([store.todosStatus(), store.todosIds()]).toEqual(['resolved', [1, 2]]);
  });

  it('the defaultValue is shown while it loads, and not after a failed load (#the-list-is-empty-after-an-error)', async () => {
    const Failing = signalStore(
      withEntityResources(() => ({
        todos: resource({
          loader: async (): Promise<Todo[]> => {
            throw new Error('offline');
          },
          defaultValue: [{ id: 9, title: 'default' }],
        }),
      })),
    );
    const failingStore = create(Failing);
    expect(failingStore.todosIds()).toEqual([9]);
    await settle();
    expect([failingStore.todosStatus(), failingStore.todosEntities()]).toEqual(['error', []]);
  });

  it('works with httpResource without a default value, and loads again for a new parameter (#options)', async () => {
    const Flights = signalStore(
      { protectedState: false },
      withState({ from: 'Paris' }),
      withEntityResources(({ from }) => ({
        flights: httpResource<Todo[]>(() => ({ url: '/f', params: { from: from() } })),
      })),
    );
    const store = create(Flights);
    TestBed.tick();
    const http = TestBed.inject(HttpTestingController);
    expect(store.flightsEntities()).toEqual([]);
    http.expectOne('/f?from=Paris').flush(loaded);
    await settle();
    expect(store.flightsIds()).toEqual([1, 2]);
    patchState(store, { from: 'Rome' });
    TestBed.tick();
    http.expectOne('/f?from=Rome');
    expect(store.flightsIds()).toEqual([]);
  });

  it('puts elements without id under the key "undefined" (#an-entity-under-the-key-undefined)', async () => {
    const Names = signalStore(
      withEntityResources(() =>
        resource({
          loader: async () => [{ name: 'x' }, { name: 'y' }] as unknown as Todo[],
          defaultValue: [],
        }),
      ),
    );
    const store = create(Names);
    await settle();
    expect(Object.keys(store.entityMap())).toEqual(['undefined']);
  });

  it('unnamed, the value is an array at run time although it is typed as one entity (#known-defects)', async () => {
    const Unnamed = signalStore(
      withEntityResources(() => resource({ loader: async () => loaded, defaultValue: [] })),
    );
    const store = create(Unnamed);
    await settle();
    const typed: Todo = store.value();
    expect(Array.isArray(typed)).toBe(true);
  });

  it('takes entities from a mutation, and pages through them with withPagination (#with-other-extensions)', async () => {
    const Paged = signalStore(
      { protectedState: false },
      withEntityResources(() => resource({ loader: async () => loaded, defaultValue: [] })),
      withPagination<Todo>(),
      withMutations((store) => ({
        add: rxMutation({
          operation: (id: number) => of({ id, title: 'new' }),
          onSuccess: (todo) => patchState(store, addEntity(todo)),
        }),
      })),
    );
    const store = create(Paged);
    await settle();
    await store.add(3);
    expect(store.totalCount()).toBe(3);
    expect(store.selectedPageEntities()).toHaveLength(3);
  });

  it('undo of the first change also reverts the load, unless the history starts after the load (#start-the-undo-history-after-the-load)', async () => {
    const Undo = signalStore(
      { protectedState: false },
      withEntityResources(() => resource({ loader: async () => loaded, defaultValue: [] })),
      withUndoRedo(),
    );
    const trapped = create(Undo);
    await settle();
    expect(trapped.canUndo()).toBe(false);
    patchState(trapped, removeEntity(1));
    trapped.undo();
    expect(trapped.ids()).toEqual([]);

    const Fresh = signalStore(
      { protectedState: false },
      withEntityResources(() => resource({ loader: async () => loaded, defaultValue: [] })),
      withUndoRedo(),
    );
    const store = create(Fresh);
    await settle();
    patchState(store, {});
    clearUndoRedo(store);
    expect(store.canUndo()).toBe(false);
    patchState(store, removeEntity(1));
    store.undo();
    expect(store.ids()).toEqual([1, 2]);
  });
});

describe('/docs/with-entity-resources, types', () => {
  const loadTodos = () => resource({ loader: async () => loaded, defaultValue: [] });

  it('known defects: unnamed, value is typed as one entity; named, it lacks undefined (#known-defects)', () => {
    const unnamed = create(signalStore(withEntityResources(loadTodos)));
    expectTypeOf(unnamed.value()).toExtend<Todo | undefined>();
    const named = create(signalStore(withEntityResources(() => ({ todos: loadTodos() }))));
    expectTypeOf(named.todosValue()).toEqualTypeOf<Todo[]>();
    expect([unnamed.value(), named.todosValue()]).toEqual([[], []]);
    const noDefault = create(
      signalStore(withEntityResources(() => ({ todos: resource({ loader: async () => loaded }) }))),
    );
    expectTypeOf(noDefault.todosValue()).toEqualTypeOf<Todo[] | undefined>();
  });

  it('_todosReload() is visible inside the store only (#what-it-adds-to-the-store)', () => {
    const store = create(Store);
    // @ts-expect-error TS2339: hidden by its underscore.
    expect(store._todosReload).toBeDefined();
  });

  it('takes no second argument, which withResource() does (#options, #expected-1-arguments-but-got-2-ts2554)', () => {
    // @ts-expect-error TS2554: options exist for withResource() only.
    const build = () => withEntityResources(loadTodos, { errorHandling: 'native' });
    expect(build).not.toThrow();
  });

  it('addEntity() with literals is a type error, unless the type is named (#addentity-with-literals-is-a-type-error)', async () => {
    type Task = { id: number; done: boolean };
    const Tasks = signalStore(
      { protectedState: false },
      withEntityResources(() =>
        resource({ loader: async (): Promise<Task[]> => [], defaultValue: [] }),
      ),
    );
    const store = create(Tasks);
    await settle();
    // @ts-expect-error TS2345: infers "done: false".
    patchState(store, addEntity({ id: 1, done: false }));
    patchState(store, addEntity<Task>({ id: 2, done: false }));
    expect(store.ids()).toEqual([1, 2]);
  });
});

describe('/docs/with-entity-resources, lists and samples', () => {
  const http = () => TestBed.inject(HttpTestingController);

  it('several lists in one store have separate statuses, and the collection distinguishes them (#several-lists-in-one-store)', async () => {
    const Both = signalStore(
      { protectedState: false },
      withEntityResources(() => ({
        todos: resource({ loader: async () => loaded, defaultValue: [] }),
        projects: resource({
          loader: async (): Promise<Todo[]> => {
            throw new Error('boom');
          },
          defaultValue: [],
        }),
      })),
    );
    const store = create(Both);
    await settle();
    expect([store.todosStatus(), store.projectsStatus()]).toEqual(['resolved', 'error']);
    patchState(store, removeEntity(1, { collection: 'todos' }));
    expect([store.todosIds(), store.projectsIds()]).toEqual([[2], []]);
  });

  it('saved changes: the todo returned by the server is added to the entities (#save-changes-on-the-server)', async () => {
    type Saving = { addTodo(title: string): Promise<unknown>; todosIds(): number[] };
    const store = create(await sample<Saving>('with-entity-resources', 'SavingTodoStore'));
    TestBed.tick();
    http().expectOne('/api/todos').flush([]);
    await settle();
    const saved = store.addTodo('new');
    http().expectOne({ method: 'POST', url: '/api/todos' }).flush({ id: 7, title: 'new' });
    await saved;
    expect(store.todosIds()).toEqual([7]);
  });

  it('a custom id: the key of the server becomes the id (#use-a-custom-id-selectid)', async () => {
    type Countries = { countriesEntityMap(): Record<string, { name: string }> };
    const store = create(await sample<Countries>('with-entity-resources', 'CountryStore'));
    TestBed.tick();
    http()
      .expectOne('/api/countries')
      .flush([{ isoCode: 'AT', name: 'Austria' }]);
    await settle();
    const { AT: austria } = store.countriesEntityMap();
    expect(austria?.name).toBe('Austria');
  });

  it('the undo history of the sample starts after the load (#start-the-undo-history-after-the-load)', async () => {
    type Undoable = { todosIds(): number[]; canUndo(): boolean };
    const store = create(await sample<Undoable>('with-entity-resources', 'UndoableTodoStore'));
    TestBed.tick();
    http().expectOne('/api/todos').flush(loaded);
    await settle();
    expect([store.todosIds(), store.canUndo()]).toEqual([[1, 2], false]);
  });
});

describe('/docs/with-entity-resources, a new value and an updater', () => {
  const c: Todo = { id: 3, title: 'c' };
  const d: Todo = { id: 4, title: 'd' };
  it.each([
    ['in one patchState(), the updater changes the old list, and wins', 1, [1, 2, 4]],
    ['in two calls, it changes the new one', 2, [3, 4]],
  ])('%s (#patching-the-value-instead-of-the-entities)', async (_, calls, ids) => {
    const store = create(Store);
    await settle();
    const add = addEntity(d, { collection: 'todos' });
    if (calls === 1) patchState(store, { todosValue: [c] }, add);
    else {
      patchState(store, { todosValue: [c] });
      patchState(store, add);
    }
    expect(store.todosEntities().map(({ id }) => id)).toEqual(ids);
  });
});

describe('/docs/with-entity-resources, beside withEntities()', () => {
  const unnamed = () => withEntityResources(() => resource({ loader, defaultValue: [] }));

  it('under another name, both work (#with-other-extensions)', async () => {
    const Both = signalStore(
      { protectedState: false },
      withEntities<Todo>(),
      withEntityResources(() => ({ todos: resource({ loader, defaultValue: [] }) })),
    );
    const warnings = watchWarnings();
    const store = create(Both);
    await settle();
    patchState(store, addEntity({ id: 9, title: 'own' }));
    expect([store.ids(), store.todosIds(), warnings]).toEqual([[9], [1, 2], []]);
  });

  it.each([
    ['withEntityResources()', [1, 2]],
    ['withEntities()', []],
  ])(
    'under one name, the later one wins (%s), and NgRx warns (#with-other-extensions)',
    async (later, ids) => {
      const warnings = watchWarnings();
      const store =
        later === 'withEntities()'
          ? create(signalStore(unnamed(), withEntities<Todo>()))
          : create(signalStore(withEntities<Todo>(), unnamed()));
      await settle();
      expect(store.ids()).toEqual(ids);
      expect(warnings.join()).toContain('Trying to override: entityMap, ids');
    },
  );

  it('updaters change neither the value nor the server (#how-it-works)', async () => {
    const store = create(Store);
    await settle();
    patchState(store, removeEntity(1, { collection: 'todos' }));
    expect([store.todosValue(), store.todosIds()]).toEqual([loaded, [2]]);
    store.reload();
    await settle();
    expect(store.todosIds()).toEqual([1, 2]);
  });
});

describe('/docs/with-entity-resources, known defects', () => {
  it('with a resource that went through withPreviousValueOnLoading(), the entities stay empty (#known-defects, /docs/faq#known-issues)', async () => {
    const Extended = signalStore(
      withEntityResources(() => ({
        todos: extendResource(
          resource({ loader: async () => loaded, defaultValue: [] }),
          withPreviousValueOnLoading(),
        ),
      })),
    );
    const store = create(Extended);
    await settle();
    expect([store.todosValue(), store.todosEntities()]).toEqual([loaded, []]);
  });
});

describe('/docs/with-entity-resources, filter on the server', () => {
  it('each change of the filter loads again (#filter-on-the-server)', async () => {
    const http = TestBed.inject(HttpTestingController);
    type Flights = { search(from: string): void };
    const store = create(await sample<Flights>('with-entity-resources', 'FlightStore'));
    TestBed.tick();
    http.expectOne('/api/flights?from=Paris').flush([]);
    store.search('Rome');
    TestBed.tick();
    expect(http.match('/api/flights?from=Rome')).toHaveLength(1);
  });
});
