import { provideHttpClient } from '@angular/common/http';
import { provideHttpClientTesting } from '@angular/common/http/testing';
import { type Resource, resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  mapToResource,
  withCallState,
  withDevtools,
  withGlitchTracking,
  withIndexedDB,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle';
import { create, watchWarnings } from '../support';
import { byId, unprotected } from './stores';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/with-resource, mapToResource and combinations', () => {
  it('mapToResource returns six members, follows local changes, has no reload (#pass-a-named-resource-to-code-that-expects-a-resource)', async () => {
    const store = create(byId);
    patchState(store, { id: 1 });
    await settle();
    const user = mapToResource(store, 'user');
    expect(Object.keys(user).sort()).toEqual([
      ...['error', 'hasValue', 'isLoading', 'snapshot', 'status', 'value'],
    ]);
    patchState(store, { userValue: { name: 'local' } });
    expect([user.value(), user.status(), user.hasValue()]).toEqual([
      { name: 'local' },
      'local',
      true,
    ]);
    expect(user.snapshot()).toEqual({ status: 'local', value: { name: 'local' } });
  });

  it('a second unnamed resource replaces the first; NgRx warns (#two-unnamed-resources-in-one-store, /docs/combining-extensions#two-features-with-the-same-member)', async () => {
    const warnings = watchWarnings();
    const Store = signalStore(
      withResource(() => resource({ loader: async () => 'first' })),
      withResource(() => resource({ loader: async () => 'second' })) as never,
    );
    const store = create(Store) as unknown as Resource<string>;
    await settle();
    expect(store.value()).toBe('second');
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
  });

  it('clashes with an unnamed call state over error (#with-other-extensions)', () => {
    const warnings = watchWarnings();
    create(
      signalStore(
        withCallState(),
        withResource(() => resource({ loader: async () => 1 })) as never,
      ),
    );
    expect(warnings.join()).toContain('error');
  });

  it('a value restored by withStorageSync is local, and the first load does not happen (#with-other-extensions)', async () => {
    localStorage.setItem('resource', JSON.stringify({ value: 'cached' }));
    const loader = vi.fn(async () => 'fresh');
    const Store = signalStore(
      withResource(() => resource({ loader })),
      withStorageSync('resource'),
    );
    const store = create(Store);
    await settle();
    expect([store.value(), store.status()]).toEqual(['cached', 'local']);
    expect(loader).not.toHaveBeenCalled();
  });

  it('with IndexedDB, the first load starts, and the stored value replaces its result (#with-other-extensions)', async () => {
    watchWarnings();
    const loader = vi.fn().mockResolvedValueOnce('stale').mockResolvedValue('fresh');
    const Store = signalStore(
      unprotected,
      withState({ other: 0 }),
      withResource(() => resource<string, null>({ loader })),
      withStorageSync('resource', withIndexedDB()),
    );
    const before = create(Store);
    await before.whenSynced();
    await settle();
    patchState(before, { other: 1 });
    await before.whenSynced();
    const store = create(Store);
    TestBed.tick();
    expect(loader).toHaveBeenCalledTimes(2);
    await expect.poll(() => store.status()).toBe('local');
    await settle();
    expect([store.value(), store.status()]).toEqual(['stale', 'local']);
  });

  it('resetState patches the initial value and leaves the status local (#with-other-extensions)', async () => {
    const Store = signalStore(
      withResource(() => resource({ loader: async () => 1 })),
      withReset(),
    );
    const store = create(Store);
    await settle();
    store.resetState();
    expect([store.value(), store.status()]).toEqual([undefined, 'local']);
  });

  it('a reset of the value and the parameters loads nothing, until they change again (#with-other-extensions)', async () => {
    const Store = signalStore(
      unprotected,
      withState({ id: 1 }),
      withResource(({ id }) =>
        resource({ params: () => id(), loader: async ({ params }) => `user ${params}` }),
      ),
      withReset(),
    );
    const store = create(Store);
    await settle();
    patchState(store, { id: 2 });
    await settle();
    store.resetState();
    await settle();
    expect([store.id(), store.value(), store.status()]).toEqual([1, undefined, 'local']);
    patchState(store, { id: 3 });
    await settle();
    expect(store.value()).toBe('user 3');
  });

  it('a finished load is not a patch: withUndoRedo does not record it (#a-finished-load-is-not-a-patch)', async () => {
    const Store = signalStore(
      unprotected,
      withState({ other: 0 }),
      withResource(() => resource({ loader: async () => 1 })),
      withUndoRedo({ keys: ['value', 'other'] }),
    );
    const store = create(Store);
    await settle();
    expect(store.canUndo()).toBe(false);
    patchState(store, { other: 1 });
    store.undo();
    expect([store.other(), store.value()]).toEqual([0, undefined]);
  });

  it('a finished load is not a patch: withStorageSync stores it with the next patch (#a-finished-load-is-not-a-patch)', async () => {
    const Store = signalStore(
      unprotected,
      withState({ other: 0 }),
      withResource(() => resource({ loader: async () => 1 })),
      withStorageSync('later'),
    );
    const store = create(Store);
    await settle();
    expect(localStorage.getItem('later')).toBe('{"other":0}');
    patchState(store, { other: 1 });
    expect(localStorage.getItem('later')).toBe('{"other":1,"value":1}');
  });

  it.each([
    ['shows up in the DevTools', [], 1],
    ['does not show up with glitch tracking', [withGlitchTracking()], undefined],
  ])('a finished load %s (#a-finished-load-is-not-a-patch)', async (_, features, shown) => {
    let last: Record<string, unknown> = {};
    window.__REDUX_DEVTOOLS_EXTENSION__ = {
      connect: () => ({
        send: (_action, state) => {
          last = state;
        },
      }),
    };
    const Store = signalStore(
      withResource(() => resource({ loader: async () => 1 })),
      withDevtools('numbers', ...features),
    );
    create(Store);
    await settle();
    const { numbers } = last;
    expect(numbers).toEqual({ value: shown });
  });
});
