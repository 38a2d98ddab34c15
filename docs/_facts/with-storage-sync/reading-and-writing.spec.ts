import { createEnvironmentInjector, DestroyRef, EnvironmentInjector, inject } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  withLocalStorage,
  withSessionStorage,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  withHooks,
  withState,
} from '@ngrx/signals';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AccountStore } from '#samples/with-storage-sync/account-store';
import { DraftStore } from '#samples/with-storage-sync/draft-store';
import { ListStore } from '#samples/with-storage-sync/list-store';
import { SettingsStore } from '#samples/with-storage-sync/settings-store';
import { VisitStore } from '#samples/with-storage-sync/visit-store';
import { create, watchWarnings } from '../support';
import { numbers } from './numbers';

describe('/docs/with-storage-sync', () => {
  it('reads when the store is created, and writes the initial state and every change (#minimal-example, #when-data-is-read-from-and-written-to-storage)', () => {
    const store = create(SettingsStore);
    expect(localStorage.getItem('settings')).toBe('{"theme":"light","fontSize":16}');
    store.useTheme('dark');
    expect(localStorage.getItem('settings')).toBe('{"theme":"dark","fontSize":16}');
    expect(create(SettingsStore).theme()).toBe('dark');
  });

  it('hooks of features before it see the initial state, later ones the restored one (#when-data-is-read-from-and-written-to-storage, /docs/combining-extensions#order-of-the-hooks)', () => {
    localStorage.setItem('k', '{"v":9}');
    const seen: number[] = [];
    const Store = signalStore(
      withState({ v: 0 }),
      withHooks({ onInit: ({ v }) => void seen.push(v()) }),
      withStorageSync('k', withLocalStorage()),
      withHooks({ onInit: ({ v }) => void seen.push(v()) }),
    );
    create(Store);
    expect(seen).toEqual([0, 9]);
  });

  it.each([
    ['onDestroy before it', 'onDestroy', true, 'start'],
    ['onDestroy after it', 'onDestroy', false, 'start'],
    ['DestroyRef in the factory before it', 'factory', true, 'end'],
    ['DestroyRef in the factory after it', 'factory', false, 'end'],
    ['DestroyRef in onInit after it', 'onInit', false, 'start'],
  ] as const)(
    'stores a patch while the store is destroyed: %s (#when-data-is-read-from-and-written-to-storage)',
    (_, where, isBefore, stored) => {
      const register = (end: () => void) => inject(DestroyRef).onDestroy(end);
      const hooks = signalStoreFeature(
        { state: type<{ v: string }>() },
        withHooks((store) => {
          const end = () => patchState(store, { v: 'end' });
          if (where === 'factory') register(end);
          return {
            onInit: () => (where === 'onInit' ? register(end) : undefined),
            onDestroy: () => (where === 'onDestroy' ? end() : undefined),
          };
        }),
      );
      const state = withState({ v: 'start' });
      const sync = withStorageSync('k', withLocalStorage());
      const Store = isBefore ? signalStore(state, hooks, sync) : signalStore(state, sync, hooks);
      const injector = createEnvironmentInjector([Store], TestBed.inject(EnvironmentInjector));
      injector.get<object>(Store);
      injector.destroy();
      expect(localStorage.getItem('k')).toBe(`{"v":"${stored}"}`);
    },
  );

  it('the position in relation to withState() makes no difference (#when-data-is-read-from-and-written-to-storage)', () => {
    localStorage.setItem('k', '{"v":9}');
    const Store = signalStore(withStorageSync('k', withLocalStorage()), withState({ v: 0 }));
    expect(create(Store).v()).toBe(9);
  });

  it('select: slices that are not stored keep their initial value (#store-only-a-part-of-the-state)', () => {
    patchState(create(AccountStore), { name: 'Grace', token: 'secret' });
    expect(localStorage.getItem('account')).toBe('{"name":"Grace"}');
    const next = create(AccountStore);
    expect([next.name(), next.token()]).toEqual(['Grace', '']);
  });

  it('select has to return whole slices: a part of a slice is stored, but lost when it is read (#the-restored-state-is-missing-with-select, #options)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ user: { name: 'Ada' } }),
      withStorageSync({ key: 'k', select: ({ user }) => user }, withLocalStorage()),
    );
    patchState(create(Store), { user: { name: 'Grace' } });
    expect(localStorage.getItem('k')).toBe('{"name":"Grace"}');
    const warnings = watchWarnings();
    expect(create(Store).user()).toEqual({ name: 'Ada' });
    expect(warnings.join()).toContain('name');
  });

  it('JSON turns a Date into a string and a Set into {}, and drops undefined (#keep-dates-sets-and-maps)', () => {
    const Store = signalStore(
      withState({ d: new Date(0), s: new Set([1]), u: undefined }),
      withStorageSync('k', withLocalStorage()),
    );
    create(Store);
    expect(localStorage.getItem('k')).toBe('{"d":"1970-01-01T00:00:00.000Z","s":{}}');
  });

  it('stringify and parse keep dates and sets (#keep-dates-sets-and-maps)', () => {
    create(VisitStore).visit(new Date(1), 'a');
    const next = create(VisitStore);
    expect([next.last(), next.tags()]).toEqual([new Date(1), new Set(['a'])]);
  });

  it('missing keys keep their value, unknown ones are ignored with a warning (#validate-and-migrate-stored-state)', () => {
    localStorage.setItem('k', '{"v":9,"old":1}');
    const warnings = watchWarnings();
    const Store = signalStore(
      withState({ v: 0, added: 'x' }),
      withStorageSync('k', withLocalStorage()),
    );
    const store = create(Store);
    expect([store.v(), store.added(), 'old' in store]).toEqual([9, 'x', false]);
    expect(warnings.join()).toContain('old');
  });

  it('parse can migrate data of an older release, and survive invalid data (#validate-and-migrate-stored-state)', () => {
    localStorage.setItem('list', '{"list":["a"]}');
    expect(create(ListStore).items()).toEqual(['a']);
    localStorage.setItem('list', '{broken');
    expect(create(ListStore).items()).toEqual([]);
    // Data of a newer release is lost as well.
    localStorage.setItem('list', '{"version":3,"entries":["a"]}');
    create(ListStore);
    expect(localStorage.getItem('list')).toBe('{"version":2,"items":[]}');
  });

  it('text that is not JSON throws while the store is created (#syntaxerror-while-the-store-is-created)', () => {
    localStorage.setItem('k', '{broken');
    expect(() => create(numbers('k'))).toThrow(SyntaxError);
  });

  it('autoSync: false reads and writes only when asked (#options, #save-and-load-manually)', () => {
    const store = create(DraftStore);
    patchState(store, { text: 'a' });
    expect(sessionStorage.getItem('draft')).toBeNull();
    store.writeToStorage();
    patchState(store, { text: 'b' });
    store.readFromStorage();
    expect(store.text()).toBe('a');
  });

  it('clearStorage() keeps the state, and the next change is written again (#remove-the-stored-state)', () => {
    const store = create(numbers('k'));
    patchState(store, { v: 3 });
    store.clearStorage();
    expect([localStorage.getItem('k'), store.v()]).toEqual([null, 3]);
    patchState(store, { v: 4 });
    expect(localStorage.getItem('k')).toBe('{"v":4}');
  });

  it('patchState() throws if the storage is full, after the state has changed (#quotaexceedederror)', () => {
    const full = new Error('QuotaExceededError');
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    onTestFinished(() => void vi.unstubAllGlobals());
    const store = create(numbers('k'));
    setItem.mockImplementation(() => {
      throw full;
    });
    expect(() => patchState(store, { v: 1 })).toThrow(full);
    expect(store.v()).toBe(1);
  });

  it('withUndoRedo() after it misses a change that cannot be written (#quotaexceedederror)', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    onTestFinished(() => void vi.unstubAllGlobals());
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync('k', withLocalStorage()),
      withUndoRedo({ keys: ['v'] }),
    );
    const store = create(Store);
    setItem.mockImplementationOnce(() => {
      throw new Error('QuotaExceededError');
    });
    expect(() => patchState(store, { v: 1 })).toThrow('QuotaExceededError');
    expect([store.v(), store.canUndo()]).toEqual([1, false]);
  });

  it('a full storage also throws while the store is created (#quotaexceedederror)', () => {
    const full = new Error('QuotaExceededError');
    const setItem = () => {
      throw full;
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(() => create(numbers('k'))).toThrow(full);
  });

  it('a storage that the browser blocks throws while the store is created (#securityerror-while-the-store-is-created)', () => {
    const Store = numbers('k');
    const blocked = new DOMException('Access is denied', 'SecurityError');
    const get = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw blocked;
    });
    onTestFinished(() => get.mockRestore());
    expect(() => create(Store)).toThrow(blocked);
  });

  it('storage and a second argument together throw (#you-can-either-pass-a-storage-strategy-or-a-config-with-storage-but-not-both)', () => {
    expect(() =>
      withStorageSync({ key: 'k', storage: () => localStorage }, withLocalStorage()),
    ).toThrow('You can either pass a storage strategy or a config with storage, but not both.');
  });

  it('two in one store work, and the methods belong to the last one (#two-withstoragesync-in-one-store, /docs/combining-extensions#two-features-with-the-same-member)', () => {
    const warnings = watchWarnings();
    type State = { a: number; b: number };
    const Store = signalStore(
      withState<State>({ a: 1, b: 2 }),
      withStorageSync({ key: 'ka', select: ({ a }: State) => ({ a }) }, withLocalStorage()),
      withStorageSync({ key: 'kb', select: ({ b }: State) => ({ b }) }, withSessionStorage()),
    );
    const store = create(Store);
    expect(warnings.join()).toContain('overridden');
    expect([localStorage.getItem('ka'), sessionStorage.getItem('kb')]).toEqual([
      '{"a":1}',
      '{"b":2}',
    ]);
    store.clearStorage();
    expect([localStorage.getItem('ka'), sessionStorage.getItem('kb')]).toEqual(['{"a":1}', null]);
  });

  it('known defect: the option storage does not accept a custom storage (#known-defects)', () => {
    const custom = { setItem: vi.fn() } as unknown as Storage;
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'k', storage: () => custom }),
    );
    create(Store);
    expect(custom.setItem).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('k')).toBe('{"v":0}');
  });
});
