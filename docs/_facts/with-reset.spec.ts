import { resource, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  rxMutation,
  setLoaded,
  setLoading,
  setResetState,
  withCallState,
  withDevtools,
  withEntityResources,
  withGlitchTracking,
  withMutations,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  watchState,
  withHooks,
  withMethods,
  withState,
} from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CounterStore } from '#samples/with-reset/counter-store';
import { ProfileStore } from '#samples/with-reset/profile-store';
import { SearchStore } from '#samples/with-reset/search-store';
import { SettingsStore } from '#samples/with-reset/settings-store';
import { sample } from './sample';
import { settle } from './settle';
import { create } from './support';

describe('/docs/with-reset', () => {
  it('resetState() restores the state that the store had when it was created (#minimal-example)', () => {
    const store = create(CounterStore);
    store.increment();
    expect(store.count()).toBe(1);
    store.resetState();
    expect(store.count()).toBe(0);
  });

  it('hooks of features before withReset() are part of the captured state, later ones are not (#what-counts-as-the-initial-state, /docs/combining-extensions#order-of-the-hooks)', () => {
    const store = create(ProfileStore);
    patchState(store, { name: 'Grace', visits: 7 });
    store.resetState();
    expect([store.name(), store.visits()]).toEqual(['Ada', 0]);
  });

  it('the position of withReset() in relation to withState() makes no difference (#what-counts-as-the-initial-state)', () => {
    const Store = signalStore({ protectedState: false }, withReset(), withState({ count: 1 }));
    const store = create(Store);
    patchState(store, { count: 5 });
    store.resetState();
    expect(store.count()).toBe(1);
  });

  it('setResetState() applies to one instance of the store (#reset-to-another-state, #what-it-adds-to-the-store, /docs/combining-extensions#several-instances-of-one-store)', () => {
    const changed = create(SettingsStore);
    const other = create(SettingsStore);
    changed.useDefaultsOf({ theme: 'dark', fontSize: 20 });
    changed.resetState();
    other.resetState();
    expect([changed.theme(), other.theme()]).toEqual(['dark', 'light']);
  });

  it('setResetState() with some of the slices leaves the others as they are (#reset-only-part-of-the-state)', () => {
    const Store = signalStore({ protectedState: false }, withState({ a: 1, b: 2 }), withReset());
    const store = create(Store);
    setResetState(store, { a: 9 });
    patchState(store, { a: 0, b: 0 });
    store.resetState();
    expect([store.a(), store.b()]).toEqual([9, 0]);
  });

  it('a method can reset a part of the state (#reset-only-part-of-the-state)', () => {
    const store = create(SearchStore);
    store.resetFilter();
    expect(store.category()).toBe('all');
  });

  it('setResetState() throws for a store without withReset() (#edge-cases-and-errors, #cannot-set-reset-state-since-store-is-not-configured-with-withreset)', () => {
    const store = create(signalStore(withState({ a: 1 })));
    expect(() => setResetState(store, { a: 2 })).toThrow(
      'Cannot set reset state, since store is not configured with withReset()',
    );
  });

  it('setResetState() throws in a method or hook of a feature before withReset(), too (#cannot-set-reset-state-since-store-is-not-configured-with-withreset)', () => {
    const Early = signalStore(
      withState({ a: 1 }),
      withMethods((store) => ({ keep: () => setResetState(store, { a: 2 }) })),
      withReset(),
    );
    expect(() => create(Early).keep()).toThrow('store is not configured with withReset()');
    const InHook = signalStore(
      withState({ a: 1 }),
      withHooks({ onInit: (store) => setResetState(store, { a: 2 }) }),
      withReset(),
    );
    expect(() => create(InHook)).toThrow('store is not configured with withReset()');
    const Late = signalStore(
      withState({ a: 1 }),
      withReset(),
      withMethods((store) => ({ keep: () => setResetState(store, { a: 2 }) })),
    );
    expect(() => create(Late).keep()).not.toThrow();
  });

  it('withReset() takes no options (#options)', () => {
    // @ts-expect-error TS2554: it expects no arguments.
    expect(() => withReset({ keys: ['a'] })).not.toThrow();
  });

  it('a reset covers entities and call state (#resetstate-has-the-same-effects-as-any-other-change, #with-other-extensions)', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities<{ id: number }>(),
      withCallState(),
      withReset(),
    );
    const store = create(Store);
    patchState(store, addEntity({ id: 1 }), setLoading());
    store.resetState();
    expect(store.ids()).toEqual([]);
    expect(store.callState()).toBe('init');
  });

  it('the call state goes back to loading if a hook before withReset() has started a load (#with-other-extensions)', () => {
    const Before = signalStore(
      { protectedState: false },
      withCallState(),
      withHooks({ onInit: (store) => patchState(store, setLoading()) }),
      withReset(),
    );
    const After = signalStore(
      { protectedState: false },
      withCallState(),
      withReset(),
      withHooks({ onInit: (store) => patchState(store, setLoading()) }),
    );
    const reset = (store: InstanceType<typeof Before> | InstanceType<typeof After>) => {
      patchState(store, setLoaded());
      store.resetState();
      return store.callState();
    };
    expect([reset(create(Before)), reset(create(After))]).toEqual(['loading', 'init']);
  });

  it('withStorageSync before withReset: the reset goes back to the restored values (#reset-several-stores-on-logout, #with-other-extensions, /docs/combining-extensions#reset-and-storage-sync)', () => {
    localStorage.setItem('k', JSON.stringify({ v: 9 }));
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync('k'),
      withReset(),
    );
    const store = create(Store);
    patchState(store, { v: 5 });
    store.resetState();
    expect(store.v()).toBe(9);
  });

  it('withStorageSync after withReset: the reset goes back to the declared values and stores them (#with-other-extensions, /docs/combining-extensions#reset-and-storage-sync)', () => {
    localStorage.setItem('k', JSON.stringify({ v: 9 }));
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withReset(),
      withStorageSync('k'),
    );
    const store = create(Store);
    expect(store.v()).toBe(9);
    store.resetState();
    expect(store.v()).toBe(0);
    expect(localStorage.getItem('k')).toBe('{"v":0}');
  });

  it('with withUndoRedo, a reset is a step that can be undone, unless the stacks are cleared (#reset-several-stores-on-logout, #with-other-extensions)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withReset(),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    patchState(store, { v: 1 });
    store.resetState();
    store.undo();
    expect(store.v()).toBe(1);
    clearUndoRedo(store);
    expect(store.canUndo()).toBe(false);
  });

  it('with withResource, a reset sets the captured value and the status local (#with-other-extensions)', async () => {
    const Store = signalStore(
      withResource(() => resource({ loader: async () => 'loaded' })),
      withReset(),
      withHooks({}),
    );
    const store = create(Store);
    TestBed.tick();
    await expect.poll(() => store.value()).toBe('loaded');
    store.resetState();
    expect([store.value(), store.status()]).toEqual([undefined, 'local']);
  });
});

describe('/docs/with-reset, resources', () => {
  it('the data of a resource returns only with a reload or new parameters (#with-other-extensions)', async () => {
    const id = signal(1);
    const Store = signalStore(
      withResource(() => resource({ params: () => id(), loader: async () => 'loaded' })),
      withReset(),
      withMethods((store) => ({ reload: () => store._reload() })),
    );
    const store = create(Store);
    await settle();
    store.resetState();
    await settle();
    expect(store.value()).toBeUndefined();
    store.reload();
    await settle();
    expect(store.value()).toBe('loaded');
    store.resetState();
    id.set(2);
    await settle();
    expect(store.value()).toBe('loaded');
  });

  it('after a failed load, a reset leaves the status error, and with errorHandling "native", it throws (#with-other-extensions)', async () => {
    const failing = () => resource({ loader: () => Promise.reject(new Error('offline')) });
    const Native = signalStore(withResource(failing, { errorHandling: 'native' }), withReset());
    const Default = signalStore(withResource(failing), withReset());
    const [native, byDefault] = [create(Native), create(Default)];
    await settle();
    expect([native.status(), byDefault.status()]).toEqual(['error', 'error']);
    expect(() => native.resetState()).toThrow();
    byDefault.resetState();
    expect([byDefault.status(), byDefault.value()]).toEqual(['error', undefined]);
  });

  it('a reset during the first load does not stop it: the data arrives afterward (#with-other-extensions, #reset-several-stores-on-logout)', async () => {
    let respond = (_: string): void => undefined;
    const response = new Promise<string>((resolve) => {
      respond = resolve;
    });
    const Store = signalStore(
      withResource(() => resource({ loader: () => response })),
      withReset(),
    );
    const store = create(Store);
    TestBed.tick();
    store.resetState();
    expect(store.status()).toBe('loading');
    respond('of the previous user');
    await settle();
    expect([store.value(), store.status()]).toEqual(['of the previous user', 'resolved']);
  });
});

describe('/docs/with-reset, like any other change', () => {
  it('resetState() notifies watchState, and the DevTools show it as "Store Update" (#resetstate-has-the-same-effects-as-any-other-change)', () => {
    const types: string[] = [];
    window.__REDUX_DEVTOOLS_EXTENSION__ = {
      connect: () => ({ send: ({ type }) => void types.push(type) }),
    };
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withReset(),
      withDevtools('x', withGlitchTracking()),
    );
    const store = create(Store);
    patchState(store, { v: 1 });
    const seen: number[] = [];
    TestBed.runInInjectionContext(() => watchState(store, ({ v }) => seen.push(v)));
    store.resetState();
    expect([seen, types.at(-1)]).toEqual([[1, 0], 'Store Update']);
  });

  it('setResetState() accepts any object, because TypeScript does not know the slices (#cannot-set-reset-state-since-store-is-not-configured-with-withreset)', () => {
    const store = create(signalStore(withState({ v: 0 }), withReset()));
    expect(() => setResetState(store, { v: 1 })).not.toThrow();
  });

  it('status and error of a mutation are not state: a reset does not touch them (#with-other-extensions)', async () => {
    const Store = signalStore(
      withMutations(() => ({ save: rxMutation((_: void) => of(1)) })),
      withReset(),
    );
    const store = create(Store);
    await store.save();
    store.resetState();
    expect(store.saveStatus()).toBe('success');
  });

  it('with withEntityResources, a reset sets the status local and removes the entities (#with-other-extensions)', async () => {
    const Store = signalStore(
      withEntityResources(() => resource({ loader: async () => [{ id: 1 }], defaultValue: [] })),
      withReset(),
    );
    const store = create(Store);
    await settle();
    expect(store.ids()).toEqual([1]);
    store.resetState();
    expect([store.ids(), store.status()]).toEqual([[], 'local']);
  });
});

describe('/docs/with-reset, several stores', () => {
  it('a logout resets all stores (#reset-several-stores-on-logout)', async () => {
    const session = TestBed.inject(await sample<{ logout(): void }>('with-reset', 'Session'));
    const counter = TestBed.inject(CounterStore);
    const settings = TestBed.inject(SettingsStore);
    counter.increment();
    patchState(settings, { theme: 'dark' });
    session.logout();
    expect([counter.count(), settings.theme()]).toEqual([0, 'light']);
  });

  it('a page can reset its store when the reader leaves it (#reset-when-the-user-leaves-a-page)', async () => {
    const fixture = TestBed.createComponent(await sample<object>('with-reset', 'CounterPage'));
    const store = TestBed.inject(CounterStore);
    store.increment();
    fixture.destroy();
    expect(store.count()).toBe(0);
  });
});
