import type { Type } from '@angular/core';
import {
  withLocalStorage,
  withSessionStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  withComputed,
  withMethods,
  withState,
} from '@ngrx/signals';
import { type EntityState, setAllEntities, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { checks as storageChecks } from '../_demos/_checks-storage';
import { checks as testChecks } from '../_demos/_checks-test';
import { tables } from '../_demos/_tables';
import { expect as expected, runTests } from '../_demos/_testing';
import { passes } from './passes';
import { create } from './support';

type Todo = { id: number; title: string; done: boolean };
const { todos: ROWS } = tables() as unknown as Record<'todos', Todo[]>;
describe('/docs/tutorial/storage', () => {
  type Setting = { hideDone: boolean };
  const KEY = 'toolkit-demo-todos';
  const select = ({ hideDone }: Setting) => ({ hideDone });
  const state = (hideDone: boolean) =>
    signalStoreFeature(withEntities<Todo>(), withState<Setting>({ hideDone }));
  const rest = (hides = true) =>
    signalStoreFeature(
      { state: type<Setting & EntityState<Todo>>() },
      withComputed(({ entityMap, hideDone }) => ({
        shown: () =>
          Object.values(entityMap()).filter(({ done }) => !(hides && done && hideDone())),
      })),
      withMethods((store) => ({
        fill: () => patchState(store, setAllEntities(ROWS)),
        hide: (hideDone: boolean) => patchState(store, { hideDone }),
      })),
    );
  const Right = signalStore(
    state(false),
    withStorageSync({ key: KEY, select }, withLocalStorage()),
    rest(),
  );
  interface Todos {
    fill(): void;
    hide(hideDone: boolean): void;
  }

  it.each<[string, boolean, Type<Todos>]>([
    ['keeps the setting in local storage', true, Right],
    [
      'keeps it in session storage',
      true,
      signalStore(
        state(false),
        withStorageSync({ key: KEY, select }, withSessionStorage()),
        rest(),
      ),
    ],
    [
      'keeps the whole state',
      true,
      signalStore(state(false), withStorageSync(KEY, withLocalStorage()), rest()),
    ],
    ['stores nothing', false, signalStore(state(false), rest())],
    ['stores nothing, but starts with the setting on', false, signalStore(state(true), rest())],
    [
      'leaves the setting out',
      false,
      signalStore(
        state(false),
        withStorageSync({ key: KEY, select: () => ({}) }, withLocalStorage()),
        rest(),
      ),
    ],
    [
      'does not read at the start',
      false,
      signalStore(
        state(false),
        withStorageSync({ key: KEY, select, autoSync: false }, withLocalStorage()),
        rest(),
      ),
    ],
  ])('code that %s: %s', async (_, isRight, Store) => {
    const first = create(Store);
    first.fill();
    first.hide(true);
    const second = create(Store);
    expect(await passes(storageChecks, second, [() => second.fill()])).toBe(isRight);
  });

  it.each<[string, boolean, (run: () => Todos) => Todos]>([
    [
      'hides what is done and restarts',
      true,
      (run) => {
        run().hide(true);
        return run();
      },
    ],
    [
      'loads before and after',
      true,
      (run) => {
        const first = run();
        first.fill();
        first.hide(true);
        const second = run();
        second.fill();
        return second;
      },
    ],
    [
      'changes it often before the restart',
      true,
      (run) => {
        const first = run();
        for (const hidden of [true, false, true]) first.hide(hidden);
        return run();
      },
    ],
    [
      'does not hide anything',
      false,
      (run) => {
        run();
        return run();
      },
    ],
    [
      'shows it again before the restart',
      false,
      (run) => {
        const first = run();
        first.hide(true);
        first.hide(false);
        return run();
      },
    ],
  ])('a reader who %s: %s', async (_, isRight, act) => {
    const store = act(() => create(Right));
    expect(await passes(storageChecks, store, [])).toBe(isRight);
  });

  it('a reader who hides completed todos but does not restart is not accepted', async () => {
    const store = create(Right);
    expect(await passes(storageChecks, store, [() => store.hide(true)])).toBe(false);
  });

  it('code that keeps showing completed todos is not accepted', async () => {
    localStorage.setItem(KEY, '{"hideDone":true}');
    const store = create(
      signalStore(
        state(false),
        withStorageSync({ key: KEY, select }, withLocalStorage()),
        rest(false),
      ),
    );
    store.fill();
    expect(await passes(storageChecks, store, [])).toBe(false);
  });
});

describe('/docs/tutorial/test', () => {
  const right = () => expected(1).toBe(1);
  const wrong = () => expected(1).toBe(2);

  it.each<[string, boolean, Record<string, () => void | Promise<void>>]>([
    ['the four tests of the step', true, { a: right, b: right, c: right, d: right }],
    ['one more', true, { a: right, b: right, c: right, d: right, e: right }],
    ['four with one that waits', true, { a: right, b: right, c: right, d: async () => right() }],
    ['none', false, {}],
    ['four with one that fails', false, { a: right, b: wrong, c: right, d: right }],
    ['four with a late failure', false, { a: right, b: right, c: right, d: async () => wrong() }],
    ['only those that passed', false, { a: right, b: right, c: right }],
  ])('tests: %s: %s', async (_, isRight, tests) => {
    const results = await runTests(tests, () => undefined, undefined);
    expect(testChecks['All tests pass']({ results: () => results })).toBe(isRight);
  });

  it('tests that have not been run are not accepted', () => {
    expect(testChecks['All tests pass']({ results: () => [] })).toBe(false);
  });
});
