import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import type { Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { getState, patchState } from '@ngrx/signals';
import { describe, expect, it } from 'vitest';
import { ticketActions } from '#samples/create-redux-state/ticket-actions';
import * as ticketsWith from '#samples/create-redux-state/with/ticket-state';
import * as ticketsWithout from '#samples/create-redux-state/without/ticket-state';
import { TodoApi as HttpWith } from '#samples/http-mutation/with/todo-api';
import { TodoApi as HttpWithout } from '#samples/http-mutation/without/todo-api';
import { TodoStore as MutationWith } from '#samples/mutations/with/todo-store';
import { TodoStore as MutationWithout } from '#samples/mutations/without/todo-store';
import { TodoApi } from '#samples/with-call-state/todo-store';
import { TodoStore as CallStateWith } from '#samples/with-call-state/with/todo-store';
import { TodoStore as CallStateWithout } from '#samples/with-call-state/without/todo-store';
import { USE_FAKE_USER } from '#samples/with-conditional/user-store';
import { UserStore as ConditionalWith } from '#samples/with-conditional/with/user-store';
import { UserStore as ConditionalWithout } from '#samples/with-conditional/without/user-store';
import { FlightService } from '#samples/with-data-service/flight-service';
import { FlightStore as DataServiceWith } from '#samples/with-data-service/with/flight-store';
import { FlightStore as DataServiceWithout } from '#samples/with-data-service/without/flight-store';
import { FlightStore as DevtoolsWith } from '#samples/with-devtools/with/flight-store';
import { FlightStore as DevtoolsWithout } from '#samples/with-devtools/without/flight-store';
import { TodoStore as EntitiesWith } from '#samples/with-entity-resources/with/todo-store';
import { TodoStore as EntitiesWithout } from '#samples/with-entity-resources/without/todo-store';
import { PersonStore as FactoryWith } from '#samples/with-feature-factory/with/person-store';
import { PersonStore as FactoryWithout } from '#samples/with-feature-factory/without/person-store';
import { UserStore as ImmutableWith } from '#samples/with-immutable-state/with/user-store';
import { UserStore as ImmutableWithout } from '#samples/with-immutable-state/without/user-store';
import { BookStore as PaginationWith } from '#samples/with-pagination/with/book-store';
import { BookStore as PaginationWithout } from '#samples/with-pagination/without/book-store';
import { CounterStore as ReduxWith } from '#samples/with-redux/with/counter-store';
import { CounterStore as ReduxWithout } from '#samples/with-redux/without/counter-store';
import { CounterStore as ResetWith } from '#samples/with-reset/with/counter-store';
import { CounterStore as ResetWithout } from '#samples/with-reset/without/counter-store';
import { UserStore as ResourceWith } from '#samples/with-resource/with/user-store';
import { UserStore as ResourceWithout } from '#samples/with-resource/without/user-store';
import { SettingsStore as StorageWith } from '#samples/with-storage-sync/with/settings-store';
import { SettingsStore as StorageWithout } from '#samples/with-storage-sync/without/settings-store';
import { DrawingStore as UndoWith } from '#samples/with-undo-redo/with/drawing-store';
import { DrawingStore as UndoWithout } from '#samples/with-undo-redo/without/drawing-store';
import { settle } from './settle';
import { create } from './support';
import { connected, sent, watchExtension } from './with-devtools/extension';

type Note = (...values: unknown[]) => void;

const http = () => TestBed.inject(HttpTestingController);
const FAILURE = { status: 500, statusText: 'Broken' };

/**
 * Runs the same test with both code samples of a section, and compares what each of them records.
 */
function same<Store>(
  without: Type<object>,
  withIt: Type<Store>,
  act: (store: Store, note: Note) => void | Promise<void>,
  prepare?: () => void,
): () => Promise<void> {
  return async () => {
    const run = async (store: Type<object>) => {
      TestBed.resetTestingModule();
      TestBed.configureTestingModule({
        providers: [provideHttpClient(), provideHttpClientTesting()],
      });
      localStorage.clear();
      prepare?.();
      const noted: unknown[][] = [];
      await act(create(store as Type<Store>), (...values) => noted.push(values));
      return noted;
    };
    const expected = await run(withIt as Type<object>);
    expect(expected.length).toBeGreaterThan(1);
    expect(await run(without)).toEqual(expected);
  };
}

describe('what the extensions save', () => {
  const answers: (() => unknown)[] = [];
  const load = async () => {
    const answer = answers.shift();
    return answer?.();
  };
  const failWith = (error: unknown) => () => {
    throw error;
  };
  it(
    '/docs/with-call-state: the code without it behaves the same (#what-it-saves-you)',
    same(
      CallStateWithout,
      CallStateWith,
      async (store, note) => {
        answers.push(
          failWith(new Error('Offline')),
          failWith({ message: 'Away' }),
          failWith('Broken'),
        );
        answers.push(failWith(undefined), () => [{ id: 1, title: 'Buy milk' }]);
        while (answers.length > 0) {
          const done = store.load();
          note(store.loading(), store.loaded(), store.error());
          await done;
          note(store.loading(), store.loaded(), store.error(), getState(store));
        }
      },
      () =>
        TestBed.configureTestingModule({ providers: [{ provide: TodoApi, useValue: { load } }] }),
    ),
  );

  const flight = { id: 1, from: 'Rome', to: 'Oslo', delayed: false };
  const other = { ...flight, id: 2 };
  const flights = {
    load: async (filter: object) => [{ ...flight, ...filter }],
    loadById: async () => other,
    create: async () => other,
    update: async () => ({ ...flight, delayed: true }),
    updateAll: async () => [flight, other],
    delete: async ({ id }: { id: number }) => {
      if (id === 2) throw new Error('Too late');
    },
  };
  it(
    '/docs/with-data-service: the code without it behaves the same (#what-it-saves-you)',
    same(
      DataServiceWithout,
      DataServiceWith,
      async (store, note) => {
        store.updateFilter({ from: 'Rome', to: 'Oslo' });
        store.updateSelected(1, true);
        const calls = [
          () => store.load(),
          () => store.loadById(2),
          () => store.create(other),
          () => store.update(flight),
          () => store.updateAll([flight, other]),
          () => store.delete(other),
          () => store.delete(flight),
        ];
        for (const call of calls) {
          const done = call().catch((error: unknown) => note(String(error)));
          note(getState(store));
          await done;
          note(getState(store), store.selectedEntities());
        }
        store.setCurrent(other);
        note(store.current());
      },
      () =>
        TestBed.configureTestingModule({
          providers: [{ provide: FlightService, useValue: flights }],
        }),
    ),
  );

  it(
    '/docs/with-resource: the code without it behaves the same (#what-it-saves-you)',
    same(ResourceWithout, ResourceWith, async (store, note) => {
      const seen = () =>
        note(
          store.userValue(),
          store.userStatus(),
          store.userIsLoading(),
          store.userHasValue(),
          store.userError()?.message,
        );
      seen();
      for (const id of [1, 2]) {
        store.select(id);
        TestBed.tick();
        seen();
        const request = http().expectOne(`/api/users/${id}`);
        if (id === 1) request.flush({ id, name: 'Ada' });
        else request.flush('', FAILURE);
        await settle();
        seen();
      }
      store.reload();
      TestBed.tick();
      http().expectOne('/api/users/2').flush({ id: 2, name: 'Grace' });
      await settle();
      seen();
      note(getState(store));
    }),
  );

  it(
    '/docs/with-entity-resources: the code without it behaves the same (#what-it-saves-you)',
    same(EntitiesWithout, EntitiesWith, async (store, note) => {
      const seen = () =>
        note(
          store.todosEntities(),
          store.todosIds(),
          store.todosEntityMap(),
          store.todosIsLoading(),
          store.todosError()?.message,
        );
      const todos = [1, 2].map((id) => ({ id, title: `Todo ${id}`, done: false }));
      TestBed.tick();
      seen();
      http().expectOne('/api/todos').flush(todos);
      await settle();
      seen();
      store.toggle(todos[0] as (typeof todos)[0]);
      store.remove(2);
      seen();
      store.reload();
      TestBed.tick();
      seen();
      http().expectOne('/api/todos').flush('', FAILURE);
      await settle();
      seen();
    }),
  );

  it(
    '/docs/mutations: the code without it behaves the same (#what-it-saves-you)',
    same(MutationWithout, MutationWith, async (store, note) => {
      const seen = () =>
        note(
          store.todos(),
          store.addTodoStatus(),
          store.addTodoIsPending(),
          (store.addTodoError() as Error | undefined)?.message,
        );
      seen();
      const results = [store.addTodo('One'), store.addTodo('Two'), store.addTodo('Three')];
      for (const id of [1, 2, 3]) {
        seen();
        const request = http().expectOne('/api/todos');
        note(request.request.method, request.request.body);
        if (id === 2) request.flush('', FAILURE);
        else request.flush({ id, title: 'Saved' });
        const { status } = (await results[id - 1]) ?? {};
        note(status);
      }
      seen();
      const open = store.addTodo('Four');
      TestBed.resetTestingModule();
      note(await open);
    }),
  );

  it(
    '/docs/http-mutation: the code without it behaves the same (#what-it-saves-you)',
    same(HttpWithout, HttpWith, async ({ remove }, note) => {
      const seen = () =>
        note(
          remove.status(),
          remove.isPending(),
          remove.isSuccess(),
          (remove.error() as Error | undefined)?.message,
        );
      seen();
      const results = [remove(1), remove(2)];
      for (const id of [1, 2]) {
        seen();
        const request = http().expectOne(`/api/todos/${id}`);
        note(request.request.method);
        if (id === 1) request.flush('', FAILURE);
        else request.flush('gone');
        const { status } = (await results[id - 1]) ?? {};
        note(status);
      }
      seen();
      note(await results[1]);
    }),
  );

  it(
    '/docs/with-reset: the code without it behaves the same (#what-it-saves-you)',
    same(ResetWithout, ResetWith, (store, note) => {
      store.increment();
      store.increment();
      note(store.count());
      store.resetState();
      note(getState(store));
    }),
  );

  it(
    '/docs/with-undo-redo: the code without it behaves the same (#what-it-saves-you)',
    same(UndoWithout, UndoWith, (store, note) => {
      const seen = () => note(getState(store), store.canUndo(), store.canRedo());
      seen();
      const steps = [
        () => store.undo(),
        () => store.paint('red'),
        () => store.paint('red'),
        () => store.rename('Sea'),
        () => store.undo(),
        () => store.undo(),
        () => store.redo(),
        () => store.paint('blue'),
        () => store.redo(),
        () => store.undo(),
      ];
      for (const step of steps) {
        step();
        seen();
      }
    }),
  );

  it(
    '/docs/with-storage-sync: the code without it behaves the same (#what-it-saves-you)',
    same(StorageWithout, StorageWith, (store, note) => {
      note(getState(store), localStorage.getItem('settings'));
      store.useTheme('dark');
      note(JSON.parse(localStorage.getItem('settings') ?? ''));
    }),
  );
  it(
    '/docs/with-storage-sync, with something stored: the code without it behaves the same (#what-it-saves-you)',
    same(
      StorageWithout,
      StorageWith,
      (store, note) => {
        note(getState(store));
        store.useTheme('light');
        note(JSON.parse(localStorage.getItem('settings') ?? ''));
      },
      () => localStorage.setItem('settings', '{"theme":"dark"}'),
    ),
  );

  it(
    '/docs/with-immutable-state: the code without it behaves the same (#what-it-saves-you)',
    same(ImmutableWithout, ImmutableWith, (store, note) => {
      const mutate = () => {
        store.user().tags.push('guest');
      };
      expect(mutate).toThrow(TypeError);
      store.rename('Grace');
      expect(mutate).toThrow(TypeError);
      note(getState(store));
      note(Object.isFrozen(store.user()), Object.isFrozen(store.user.tags()));
    }),
  );

  it(
    '/docs/with-pagination: the code without it behaves the same (#what-it-saves-you)',
    same(PaginationWithout, PaginationWith, (store, note) => {
      const seen = () =>
        note(
          store.selectedPageEntities(),
          store.currentPage(),
          store.pageSize(),
          store.pageCount(),
        );
      seen();
      store.show(Array.from({ length: 23 }, (_, id) => ({ id, title: `Book ${id}` })));
      seen();
      store.goTo(2);
      seen();
      store.useSize(5);
      seen();
    }),
  );

  it(
    '/docs/with-conditional: the code without it behaves the same (#what-it-saves-you)',
    same(ConditionalWithout, ConditionalWith, (store, note) => {
      note(getState(store));
      note(store.name());
    }),
  );
  it(
    '/docs/with-conditional, the other case: the code without it behaves the same (#what-it-saves-you)',
    same(
      ConditionalWithout,
      ConditionalWith,
      (store, note) => {
        note(getState(store));
        note(store.name());
      },
      () =>
        TestBed.configureTestingModule({ providers: [{ provide: USE_FAKE_USER, useValue: true }] }),
    ),
  );

  it(
    '/docs/with-feature-factory: the code without it behaves the same (#what-it-saves-you)',
    same(FactoryWithout, FactoryWith, (store, note) => {
      note(getState(store));
      note(store.fullName());
    }),
  );

  it(
    '/docs/with-redux: the code without it behaves the same (#what-it-saves-you)',
    same(ReduxWithout, ReduxWith, (store, note) => {
      store.add({ by: 2 });
      note(store.count());
      store.clear();
      note(store.count());
    }),
  );

  it(
    '/docs/with-devtools: the code without it behaves the same (#what-it-saves-you)',
    same(
      DevtoolsWithout,
      DevtoolsWith,
      (store, note) => {
        TestBed.tick();
        store.delay();
        TestBed.tick();
        note(connected);
        note(...sent);
      },
      watchExtension,
    ),
  );

  it('/docs/create-redux-state: the code without it behaves the same (#what-it-saves-you)', () => {
    for (const { provideTicketStore, injectTicketStore } of [ticketsWith, ticketsWithout]) {
      TestBed.resetTestingModule();
      TestBed.configureTestingModule({
        providers: [provideHttpClient(), provideHttpClientTesting(), provideTicketStore()],
      });
      const store = TestBed.runInInjectionContext(
        injectTicketStore as typeof ticketsWithout.injectTicketStore,
      );
      store.dispatch(ticketActions.load({ from: 'Paris' }));
      http()
        .expectOne('/api/tickets?from=Paris')
        .flush([{ id: 1, from: 'Paris' }]);
      expect(store.tickets()).toEqual([{ id: 1, from: 'Paris' }]);
      store.dispatch(ticketActions.clear());
      expect(store.tickets()).toEqual([]);
      store.dispatch(ticketActions.loaded({ tickets: [{ id: 2, from: 'Rome' }] }));
      expect(store.tickets()).toEqual([{ id: 2, from: 'Rome' }]);
    }
  });

  it('/docs/with-resource: only withResource() sets the status local for a changed value (#what-it-saves-you)', async () => {
    for (const [Store, status] of [
      [ResourceWith, 'local'],
      [ResourceWithout, 'resolved'],
    ] as const) {
      TestBed.resetTestingModule();
      TestBed.configureTestingModule({
        providers: [provideHttpClient(), provideHttpClientTesting()],
      });
      const store = create(Store as typeof ResourceWith);
      store.select(1);
      TestBed.tick();
      http().expectOne('/api/users/1').flush({ id: 1, name: 'Ada' });
      await settle();
      patchState(store as never, { userValue: { id: 1, name: 'Grace' } });
      expect([store.userValue()?.name, store.userStatus()]).toEqual(['Grace', status]);
    }
  });
});
