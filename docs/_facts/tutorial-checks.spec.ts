import { HttpClient } from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import { clearUndoRedo, setResetState, withReset } from '@angular-architects/ngrx-toolkit';
import { getState, patchState, signalStore, withHooks } from '@ngrx/signals';
import {
  addEntity,
  type EntityState,
  removeAllEntities,
  removeEntities,
  setAllEntities,
  setEntities,
  withEntities,
} from '@ngrx/signals/entities';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { checks as devtoolsChecks } from '../_demos/_checks-devtools';
import { checks as loadChecks, exercise as loadExercise } from '../_demos/_checks-load';
import { exercise as resetExercise } from '../_demos/_checks-store';
import { exercise as undoExercise } from '../_demos/_checks-undo';
import { tables } from '../_demos/_tables';
import { TodoStore as DevtoolsStore } from '../_demos/tutorial-devtools';
import { TodoStore as LoadStore } from '../_demos/tutorial-load';
import { TodoStore as UndoStore } from '../_demos/tutorial-undo';
import { passes } from './passes';
import { create } from './support';

type Todo = { id: number; title: string; done: boolean };
const { todos: ROWS } = tables() as unknown as Record<'todos', Todo[]>;
const FIRST = { id: 1, title: 'Learn to reset', done: false };
const SECOND = { id: 2, title: 'Buy milk', done: false };
const unprotected = { protectedState: false } as const;

beforeEach(() =>
  TestBed.configureTestingModule({
    providers: [{ provide: HttpClient, useValue: { get: () => of(ROWS) } }],
  }),
);

describe('/docs/tutorial, the exercise', () => {
  const Resettable = signalStore(unprotected, withEntities<Todo>(), withReset());
  type Store = InstanceType<typeof Resettable>;
  const remember = (...todos: Todo[]): EntityState<Todo> => ({
    ids: todos.map(({ id }) => id),
    entityMap: Object.fromEntries(todos.map((todo) => [todo.id, todo])),
  });
  const begin = (store: Store) => patchState(store, addEntity(FIRST));

  it.each<[string, boolean, (store: Store) => void]>([
    [
      'adds a todo and remembers the state',
      true,
      (store) => {
        begin(store);
        setResetState(store, getState(store));
      },
    ],
    [
      'saves a state and resets to it',
      true,
      (store) => {
        setResetState(store, remember(FIRST));
        store.resetState();
      },
    ],
    [
      'adds a todo and saves only that todo',
      true,
      (store) => {
        begin(store);
        setResetState(store, remember(FIRST));
      },
    ],
    ['only adds a todo', false, begin],
    [
      'remembers too early',
      false,
      (store) => {
        setResetState(store, getState(store));
        begin(store);
      },
    ],
    [
      'remembers another todo',
      false,
      (store) => {
        begin(store);
        setResetState(store, remember(SECOND));
      },
    ],
    ['does nothing', false, () => undefined],
  ])('a hook that %s: %s', async (_, isRight, onInit) => {
    const Store = signalStore(
      unprotected,
      withEntities<Todo>(),
      withReset(),
      withHooks({ onInit: (store) => onInit(store as never) }),
    );
    const store = create(Store);
    const steps = [() => patchState(store, addEntity(SECOND)), () => store.resetState()];
    expect(await passes(resetExercise, store, steps)).toBe(isRight);
  });

  it('a hook before withReset() is also correct', async () => {
    const Store = signalStore(
      unprotected,
      withEntities<Todo>(),
      withHooks({ onInit: (store) => patchState(store, addEntity(FIRST)) }),
      withReset(),
    );
    const store = create(Store);
    const steps = [() => patchState(store, addEntity(SECOND)), () => store.resetState()];
    expect(await passes(resetExercise, store, steps)).toBe(true);
  });
});

describe('/docs/tutorial/load', () => {
  const Todos = signalStore(unprotected, withEntities<Todo>());
  type Store = InstanceType<typeof Todos>;
  const open = ROWS.filter(({ done }) => !done);

  it.each<[string, boolean, (store: Store) => void]>([
    ['leaves out what is done', true, (store) => patchState(store, setAllEntities(open))],
    [
      'removes what is done',
      true,
      (store) =>
        patchState(
          store,
          setAllEntities(ROWS),
          removeEntities(({ done }) => done),
        ),
    ],
    [
      'loads them in another order',
      true,
      (store) => patchState(store, setEntities([...open].reverse())),
    ],
    ['takes the first two', false, (store) => patchState(store, setAllEntities(ROWS.slice(0, 2)))],
    [
      'takes what is done',
      false,
      (store) => patchState(store, setAllEntities(ROWS.filter(({ done }) => done))),
    ],
    [
      'unchecks all',
      false,
      (store) =>
        patchState(
          store,
          setAllEntities(ROWS.map((todo) => ({ ...todo, done: false as boolean }))),
        ),
    ],
    [
      'adds two todos by hand',
      false,
      (store) => patchState(store, setAllEntities([FIRST, SECOND])),
    ],
  ])('the exercise: a solution that %s: %s', async (_, isRight, load) => {
    const store = create(Todos);
    expect(await passes(loadExercise, store, [() => load(store)])).toBe(isRight);
  });

  it('todos that the reader adds do not count as loaded', async () => {
    const store = create(LoadStore);
    const three = () =>
      ROWS.map(({ id }) => patchState(store as never, addEntity({ ...SECOND, id: id + 9 })));
    const reset = () => store.resetState();
    expect(await passes(loadChecks, store, [() => store.load(), reset, three])).toBe(false);
    expect(await passes(loadChecks, store, [() => store.load(), reset, () => store.load()])).toBe(
      true,
    );
  });
});

describe('/docs/tutorial/undo, the exercise', () => {
  type Store = InstanceType<typeof UndoStore>;

  it.each<[string, boolean, (store: Store) => void]>([
    [
      'resets and clears the history',
      true,
      (store) => {
        store.resetState();
        clearUndoRedo(store);
      },
    ],
    [
      'resets and clears the history and the last record',
      true,
      (store) => {
        store.resetState();
        clearUndoRedo(store, { lastRecord: null });
      },
    ],
    [
      'removes all and clears the history',
      true,
      (store) => {
        patchState(store as never, removeAllEntities());
        clearUndoRedo(store);
      },
    ],
    ['only resets', false, (store) => store.resetState()],
    ['only clears the history', false, (store) => clearUndoRedo(store)],
    [
      'clears the history too early',
      false,
      (store) => {
        clearUndoRedo(store);
        store.resetState();
      },
    ],
    ['undoes', false, (store) => store.undo()],
  ])('a button that %s: %s', async (_, isRight, reset) => {
    const store = create(UndoStore);
    clearUndoRedo(store);
    const steps = [() => store.add('Buy milk'), () => reset(store)];
    expect(await passes(undoExercise, store, steps)).toBe(isRight);
  });
});

describe('/docs/tutorial/devtools', () => {
  type Store = InstanceType<typeof DevtoolsStore>;

  it.each<[string, boolean, (store: Store) => unknown]>([
    ['resets', true, (store) => store.resetState()],
    ['loads', false, (store) => store.load()],
    ['hides what is done', false, (store) => store.setHideDone(true)],
    ['adds another todo', false, (store) => store.add('Buy bread')],
  ])('a reader who finally %s: %s', async (_, isRight, last) => {
    const messages: unknown[] = [];
    const send = (action: object) => messages.push({ action });
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => ({ send }) } });
    const store = create(DevtoolsStore);
    const check = () => store.setDone(Number(store.ids()[0]), true);
    const steps = [() => store.add('Buy milk'), check, () => last(store)];
    expect(await passes(devtoolsChecks, store, steps, messages)).toBe(isRight);
  });
});
