import { HttpClient } from '@angular/common/http';
import type { Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  setResetState,
  withLocalStorage,
  withReset,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { getState, patchState, signalStore, withHooks, withState } from '@ngrx/signals';
import { addEntity, setAllEntities, withEntities } from '@ngrx/signals/entities';
import { of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { TodoStore as FirstStore } from '../_demos/tutorial';
import { TodoStore as DevtoolsStore } from '../_demos/tutorial-devtools';
import { TodoStore as LoadStore } from '../_demos/tutorial-load';
import { TodoStore as RequestStore } from '../_demos/tutorial-request-state';
import { TodoStore as SettingStore } from '../_demos/tutorial-storage';
import { TodoStore as UndoStore } from '../_demos/tutorial-undo';
import { create, membersOf } from './support';

const ITEM = { id: 1, title: 'Write a test', done: false };

/** Creates the store of a step, with a backend that answers every request with `answer`. */
function storeOf<Store>(storeClass: Type<Store>, answer: 'todos' | 'error' = 'todos'): Store {
  const response = answer === 'todos' ? of([ITEM]) : throwError(() => new Error('offline'));
  TestBed.configureTestingModule({
    providers: [{ provide: HttpClient, useValue: { get: () => response } }],
  });
  return create(storeClass);
}

describe('/docs/tutorial', () => {
  it('withReset() adds resetState(), which brings back the state in which the store was created (#the-store)', () => {
    const store = create(FirstStore);
    store.add('Buy milk');
    expect(store.entities()).toHaveLength(1);
    store.resetState();
    expect(store.entities()).toEqual([]);
  });

  it('a reset stays complete when the store grows (#the-store)', async () => {
    const store = storeOf(SettingStore);
    await store.load();
    store.setHideDone(true);
    store.resetState();
    expect([store.entities(), store.callState(), store.hideDone()]).toEqual([[], 'init', false]);
  });

  it('with setResetState() in a hook, the list starts with a todo, and resetState() restores only that one (#your-turn)', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities<typeof ITEM>(),
      withReset(),
      withHooks((store) => ({
        onInit() {
          patchState(store, addEntity(ITEM));
          setResetState(store, getState(store));
        },
      })),
    );
    const store = create(Store);
    patchState(store, addEntity({ ...ITEM, id: 2 }));
    store.resetState();
    expect(store.entities()).toEqual([ITEM]);
  });
});

describe('/docs/tutorial/load', () => {
  it('setAllEntities() accepts the rest of a response (#your-turn)', () => {
    const store = create(signalStore({ protectedState: false }, withEntities<typeof ITEM>()));
    const todos = [ITEM, { ...ITEM, id: 2, done: true }];
    patchState(store, setAllEntities(todos.filter(({ done }) => !done)));
    expect(store.entities()).toEqual([ITEM]);
  });

  it('the response replaces the list, and errors are not handled (#what-changes)', async () => {
    const store = storeOf(LoadStore);
    store.add('Buy milk');
    await store.load();
    expect(store.entities()).toEqual([ITEM]);
    TestBed.resetTestingModule();
    await expect(storeOf(LoadStore, 'error').load()).rejects.toThrow('offline');
  });
});

describe('/docs/tutorial/request-state', () => {
  it('withCallState(): setLoading(), setLoaded() and setError() in patchState() set exactly one of the states loading, loaded, and error (#what-changes)', async () => {
    const store = storeOf(RequestStore, 'error');
    const state = () => [store.loading(), store.loaded(), store.error()];
    const request = store.load();
    expect(state()).toEqual([true, false, null]);
    await request;
    expect(state()).toEqual([false, false, 'offline']);
    store.resetState();
    expect(state()).toEqual([false, false, null]);
  });
});

describe('/docs/tutorial/undo', () => {
  it('a reset followed by clearUndoRedo() cannot be undone (#your-turn)', async () => {
    const store = storeOf(UndoStore);
    await store.load();
    store.setDone(1, true);
    store.resetState();
    clearUndoRedo(store);
    expect([store.canUndo(), store.canRedo()]).toEqual([false, false]);
  });

  it('withUndoRedo(): undo reverts a change but not the loading before clearUndoRedo(), and a reset is a step like any other (#what-changes)', async () => {
    const store = storeOf(UndoStore);
    await store.load();
    expect(store.canUndo()).toBe(false);
    store.setDone(1, true);
    store.undo();
    expect(store.entities()).toEqual([ITEM]);
    expect([store.canUndo(), store.canRedo()]).toEqual([false, true]);
    store.redo();
    expect(store.entities()[0]?.done).toBe(true);
    store.resetState();
    store.undo();
    expect(store.entities()[0]?.done).toBe(true);
  });
});

describe('/docs/tutorial/storage', () => {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

  it('withStorageSync() keeps the setting and nothing else; a reset by an earlier withReset() turns the setting off, and this change is stored (#what-changes)', async () => {
    const store = storeOf(SettingStore);
    await store.load();
    store.setDone(1, true);
    store.setHideDone(true);
    expect(store.shown()).toEqual([]);
    expect(stored('toolkit-demo-todos')).toEqual({ hideDone: true });
    const next = create(SettingStore);
    expect(next.hideDone()).toBe(true);
    next.resetState();
    expect(stored('toolkit-demo-todos')).toEqual({ hideDone: false });
  });

  it('without select all state is stored', () => {
    const state = { todos: [ITEM], callState: 'loading' };
    create(signalStore(withState(state), withStorageSync('all', withLocalStorage())));
    expect(stored('all')).toEqual(state);
  });
});

describe('/docs/tutorial/test', () => {
  it('undo steps belong to the store class, not to one instance, until clearUndoRedo() (#what-changes)', async () => {
    const store = storeOf(UndoStore);
    await store.load();
    store.setDone(1, true);
    const next = create(UndoStore);
    expect(next.canUndo()).toBe(true);
    clearUndoRedo(next);
    expect(next.canUndo()).toBe(false);
  });
});

describe('/docs/tutorial/devtools', () => {
  it('withDevtools() sends changes under the name of the store; updateState() names them, patchState() does not (#what-changes)', async () => {
    const sent: [string, object][] = [];
    const send = ({ type }: { type: string }, state: object) => sent.push([type, state]);
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect: () => ({ send }) } });
    const store = storeOf(DevtoolsStore);
    const names = [() => store.load(), () => store.setDone(1, true), () => store.resetState()];
    for (const change of names) {
      await change();
      TestBed.tick();
    }
    expect(sent.map(([name]) => name)).toEqual(['Store Update', 'done', 'Store Update']);
    expect(Object.keys(sent[0]?.[1] ?? {})).toEqual(['todos']);
  });

  it('the store has what five extensions add (#what-you-have-built)', () => {
    const members = ['resetState', 'loading', 'undo', 'readFromStorage', '___renameDevtoolsName'];
    expect(membersOf(storeOf(DevtoolsStore))).toEqual(expect.arrayContaining(members));
  });
});
