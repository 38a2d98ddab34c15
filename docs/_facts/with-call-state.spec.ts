import { HttpErrorResponse } from '@angular/common/http';
import { resource } from '@angular/core';
import {
  setError,
  setLoaded,
  setLoading,
  updateState,
  withCallState,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { getState, patchState, signalStore, withState } from '@ngrx/signals';
import { describe, expect, it } from 'vitest';
import { create, watchWarnings } from './support';

describe('/docs/with-call-state', () => {
  const Store = signalStore({ protectedState: false }, withCallState());
  const Named = signalStore({ protectedState: false }, withCallState({ collection: 'todos' }));

  it('adds callState, loading, loaded and error, and no method', () => {
    expect(Object.keys(create(Store))).toEqual(['callState', 'loading', 'loaded', 'error']);
  });

  it('puts the collection in front of every member', () => {
    expect(Object.keys(create(Named))).toEqual([
      'todosCallState',
      'todosLoading',
      'todosLoaded',
      'todosError',
    ]);
  });

  it.each([
    ['init', { callState: 'init' as const }, false, false, null],
    ['loading', setLoading(), true, false, null],
    ['loaded', setLoaded(), false, true, null],
    ['an error', setError('down'), false, false, 'down'],
  ])(
    'in %s, loading, loaded and error are as the table says',
    (_, updater, loading, loaded, error) => {
      const store = create(Store);
      patchState(store, updater);
      expect([store.loading(), store.loaded(), store.error()]).toEqual([loading, loaded, error]);
    },
  );

  it('starts with init', () => {
    expect(create(Store).callState()).toBe('init');
  });

  it('takes several updaters in one patchState call', () => {
    const Shop = signalStore(
      { protectedState: false },
      withCallState({ collections: ['products', 'orders'] }),
    );
    const store = create(Shop);
    patchState(store, setLoading('products'), setLoading('orders'));
    expect(store.productsLoading() && store.ordersLoading()).toBe(true);
    patchState(store, setLoaded('products'));
    expect(store.productsLoading()).toBe(false);
    expect(store.ordersLoading()).toBe(true);
  });

  it('treats an empty collection as unnamed', () => {
    expect(Object.keys(create(signalStore(withCallState({ collection: '' }))))).toContain(
      'callState',
    );
  });

  it('lets named and unnamed call states live in one store', () => {
    const warnings = watchWarnings();
    const Both = signalStore(
      { protectedState: false },
      withCallState(),
      withCallState({ collection: 'hits' }),
    );
    const store = create(Both);
    patchState(store, setLoading());
    expect(store.loading()).toBe(true);
    expect(store.hitsLoading()).toBe(false);
    patchState(store, { callState: 'init', hitsCallState: 'init' });
    expect(getState(store)).toEqual({ callState: 'init', hitsCallState: 'init' });
    expect(warnings).toEqual([]);
  });

  it('takes the message of anything that has one', () => {
    const store = create(Store);
    patchState(store, setError(new Error('boom')));
    expect(store.error()).toBe('boom');
    patchState(store, setError({ message: 404 }));
    expect(store.error()).toBe('404');
    patchState(
      store,
      setError(new HttpErrorResponse({ status: 404, url: '/x', statusText: 'No' })),
    );
    expect(store.error()).toContain('Http failure response for /x: 404');
  });

  it.each([undefined, null, '', 0, false])('makes an empty message of %j', (value) => {
    const store = create(Store);
    patchState(store, setError(value));
    expect(store.error()).toBe('');
    expect(store.error() !== null).toBe(true);
  });

  it('makes "[object Object]" of any other object and a string of the rest', () => {
    const store = create(Store);
    patchState(store, setError({ code: 1 }));
    expect(store.error()).toBe('[object Object]');
    patchState(store, setError(42));
    expect(store.error()).toBe('42');
  });

  it('clears the error with any other state', () => {
    const store = create(Store);
    patchState(store, setError('down'));
    patchState(store, setLoading());
    expect(store.error()).toBeNull();
  });

  it('lets calls that share a call state overwrite each other', () => {
    const store = create(Store);
    patchState(store, setLoading());
    patchState(store, setLoading());
    patchState(store, setLoaded());
    expect(store.loading()).toBe(false);
  });

  it('goes back to the start with resetState', () => {
    const store = create(signalStore({ protectedState: false }, withCallState(), withReset()));
    patchState(store, setLoading());
    store.resetState();
    expect(store.callState()).toBe('init');
  });

  it('is stored by withStorageSync, so a stored loading comes back', () => {
    const Stored = signalStore(
      { protectedState: false },
      withCallState(),
      withStorageSync('call-state'),
    );
    patchState(create(Stored), setLoading());
    expect(create(Stored).loading()).toBe(true);
  });

  it('is tracked by withUndoRedo only when it is listed in keys', () => {
    const Untracked = signalStore({ protectedState: false }, withCallState(), withUndoRedo());
    const untracked = create(Untracked);
    patchState(untracked, setLoading());
    expect(untracked.canUndo()).toBe(false);

    const Tracked = signalStore(
      { protectedState: false },
      withCallState(),
      withUndoRedo({ keys: ['callState'] }),
    );
    const tracked = create(Tracked);
    patchState(tracked, setLoading());
    expect(tracked.canUndo()).toBe(true);
  });

  it('works with updateState of the devtools', () => {
    const store = create(Store);
    updateState(store, 'load todos', setLoading());
    expect(store.loading()).toBe(true);
  });

  it('clashes with an unnamed resource over error: NgRx warns and the later one wins', () => {
    const warnings = watchWarnings();
    const Clash = signalStore(
      { protectedState: false },
      withState({}),
      withResource(() => resource({ loader: async () => 1 })),
      withCallState(),
    );
    const store = create(Clash) as unknown as { error: () => unknown };
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
    expect(store.error()).toBeNull();
  });
});
