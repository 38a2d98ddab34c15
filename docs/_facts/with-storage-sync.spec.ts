import { PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  setLoading,
  withCallState,
  withIndexedDB,
  withLocalStorage,
  withSessionStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  withComputed,
  withHooks,
  withProps,
  withState,
} from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AccountStore } from '#samples/with-storage-sync/account-store';
import { DraftStore } from '#samples/with-storage-sync/draft-store';
import { EditorStore } from '#samples/with-storage-sync/editor-store';
import { ListStore } from '#samples/with-storage-sync/list-store';
import { NotesStore } from '#samples/with-storage-sync/notes-store';
import { SettingsStore } from '#samples/with-storage-sync/settings-store';
import { SharedSettingsStore } from '#samples/with-storage-sync/shared-settings-store';
import { USER_ID, UserSettingsStore } from '#samples/with-storage-sync/user-settings-store';
import { createVaultStore } from '#samples/with-storage-sync/vault-store';
import { VisitStore } from '#samples/with-storage-sync/visit-store';
import { withCustomStorage } from '#samples/with-storage-sync/with-custom-storage';
import { outcome } from './settle';
import { create, watchWarnings } from './support';

const numbers = (key: string) =>
  signalStore(
    { protectedState: false },
    withState({ v: 0 }),
    withStorageSync(key, withLocalStorage()),
  );

describe('/docs/with-storage-sync', () => {
  it('reads when the store is created, and writes the initial state and every change', () => {
    const store = create(SettingsStore);
    expect(localStorage.getItem('settings')).toBe('{"theme":"light","fontSize":16}');
    store.useTheme('dark');
    expect(localStorage.getItem('settings')).toBe('{"theme":"dark","fontSize":16}');
    expect(create(SettingsStore).theme()).toBe('dark');
  });

  it('hooks of features before it see the initial state, later ones the restored one', () => {
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

  it('the position in relation to withState() makes no difference', () => {
    localStorage.setItem('k', '{"v":9}');
    const Store = signalStore(withStorageSync('k', withLocalStorage()), withState({ v: 0 }));
    expect(create(Store).v()).toBe(9);
  });

  it('select: slices that are not stored keep their initial value', () => {
    patchState(create(AccountStore), { name: 'Grace', token: 'secret' });
    expect(localStorage.getItem('account')).toBe('{"name":"Grace"}');
    const next = create(AccountStore);
    expect([next.name(), next.token()]).toEqual(['Grace', '']);
  });

  it('JSON turns a Date into a text and a Set into {}, and drops undefined', () => {
    const Store = signalStore(
      withState({ d: new Date(0), s: new Set([1]), u: undefined }),
      withStorageSync('k', withLocalStorage()),
    );
    create(Store);
    expect(localStorage.getItem('k')).toBe('{"d":"1970-01-01T00:00:00.000Z","s":{}}');
  });

  it('stringify and parse keep dates and sets', () => {
    create(VisitStore).visit(new Date(1), 'a');
    const next = create(VisitStore);
    expect([next.last(), next.tags()]).toEqual([new Date(1), new Set(['a'])]);
  });

  it('missing keys keep their value, unknown ones are ignored with a warning', () => {
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

  it('parse can migrate what an older release has stored, and survive what is broken', () => {
    localStorage.setItem('list', '{"list":["a"]}');
    expect(create(ListStore).items()).toEqual(['a']);
    localStorage.setItem('list', '{broken');
    expect(create(ListStore).items()).toEqual([]);
  });

  it('text that is not JSON throws while the store is created', () => {
    localStorage.setItem('k', '{broken');
    expect(() => create(numbers('k'))).toThrow(SyntaxError);
  });

  it('autoSync: false reads and writes only when asked', () => {
    const store = create(DraftStore);
    patchState(store, { text: 'a' });
    expect(sessionStorage.getItem('draft')).toBeNull();
    store.writeToStorage();
    patchState(store, { text: 'b' });
    store.readFromStorage();
    expect(store.text()).toBe('a');
  });

  it('clearStorage() leaves the state, and the next change writes again', () => {
    const store = create(numbers('k'));
    patchState(store, { v: 3 });
    store.clearStorage();
    expect([localStorage.getItem('k'), store.v()]).toEqual([null, 3]);
    patchState(store, { v: 4 });
    expect(localStorage.getItem('k')).toBe('{"v":4}');
  });

  it('a full storage throws out of patchState(), after the state has changed', () => {
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

  it('a store can read again when another tab has written', () => {
    const store = create(SharedSettingsStore);
    localStorage.setItem('shared-settings', '{"theme":"dark"}');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'shared-settings', newValue: '{"theme":"dark"}' }),
    );
    expect(store.theme()).toBe('dark');
  });

  it('two instances with one key are not kept in step', () => {
    const Store = numbers('k');
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    expect(other.v()).toBe(0);
  });

  it('storage and a second argument together throw', () => {
    expect(() =>
      withStorageSync({ key: 'k', storage: () => localStorage }, withLocalStorage()),
    ).toThrow('You can either pass a storage strategy or a config with storage, but not both.');
  });

  it('two in one store work, and the methods belong to the last one', () => {
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

  it('known defect: the option storage takes no custom storage', () => {
    const custom = { setItem: vi.fn() } as unknown as Storage;
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'k', storage: () => custom }),
    );
    create(Store);
    expect(custom.setItem).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('k')).toBe('{"v":0}');
  });

  describe('on a server', () => {
    it('the methods do nothing where the storage is named', () => {
      TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
      const store = create(numbers('k'));
      patchState(store, { v: 1 });
      store.writeToStorage();
      expect(localStorage.getItem('k')).toBeNull();
    });

    it('known defect: without a second argument, localStorage is read while the file is evaluated', () => {
      const original = globalThis.localStorage;
      vi.stubGlobal('localStorage', undefined);
      Reflect.deleteProperty(globalThis, 'localStorage');
      onTestFinished(() => {
        vi.unstubAllGlobals();
        Object.defineProperty(globalThis, 'localStorage', { value: original, configurable: true });
      });
      expect(() => withStorageSync('k')).toThrow('localStorage is not defined');
      expect(() => withStorageSync({ key: 'k' })).toThrow('localStorage is not defined');
      expect(() => withStorageSync('k', withLocalStorage())).not.toThrow();
      expect(() => withStorageSync('k', withSessionStorage())).not.toThrow();
      expect(() => withStorageSync('k', withIndexedDB())).not.toThrow();
    });
  });

  describe('with IndexedDB', () => {
    const inIndexedDb = (key: string) =>
      signalStore(
        { protectedState: false },
        withState({ v: 0 }),
        withStorageSync(key, withIndexedDB()),
      );

    it('whenSynced() resolves when the state has been read, and a later change is stored', async () => {
      const store = create(NotesStore);
      expect(store.isSynced()).toBe(false);
      TestBed.tick();
      await settled(() => store.isSynced());
      await store.add('first');
      await settled(() => store.isSynced());
      const next = create(NotesStore);
      await settled(() => next.isSynced());
      expect(next.notes()).toEqual(['first']);
    });

    it('a change before the first read warns and is overwritten', async () => {
      const Store = inIndexedDb('early');
      const first = create(Store);
      await settled(() => first.isSynced());
      patchState(first, { v: 1 });
      await settled(() => first.isSynced());
      const warnings = watchWarnings();
      const second = create(Store);
      patchState(second, { v: 99 });
      await settled(() => second.isSynced());
      expect(second.v()).toBe(1);
      expect(warnings.join()).toContain(
        'Writing to Store (early) happened before the state was initially read from storage.',
      );
    });

    it('a change during a write warns, and the last state is stored', async () => {
      const Store = inIndexedDb('quick');
      const store = create(Store);
      await settled(() => store.isSynced());
      const warnings = watchWarnings();
      patchState(store, { v: 7 });
      patchState(store, { v: 8 });
      expect(warnings.join()).toContain('happened during an ongoing synchronization process.');
      await settled(() => store.isSynced());
      const next = create(Store);
      await settled(() => next.v() === 8);
    });

    it('with autoSync: false it is not in sync before a method is called', async () => {
      const Store = signalStore(
        withState({ v: 0 }),
        withStorageSync({ key: 'manual', autoSync: false }, withIndexedDB()),
      );
      const store = create(Store);
      expect(store.isSynced()).toBe(false);
      await store.writeToStorage();
      expect(store.isSynced()).toBe(true);
    });

    /** Waits for IndexedDB and lets the effects run that follow. */
    const settled = (done: () => boolean) =>
      expect
        .poll(() => {
          TestBed.tick();
          return done();
        })
        .toBe(true);
  });
});

describe('/docs/with-storage-sync, what is stored', () => {
  it('state is stored, with entities and call state; computed signals and properties are not', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 1 }),
      withEntities<{ id: number }>(),
      withCallState(),
      withComputed(({ v }) => ({ double: () => 2 * v() })),
      withProps(() => ({ prop: 'x' })),
      withStorageSync('k', withLocalStorage()),
    );
    patchState(create(Store), addEntity({ id: 7 }), setLoading());
    expect(JSON.parse(localStorage.getItem('k') ?? '')).toEqual({
      v: 1,
      ids: [7],
      entityMap: { 7: { id: 7 } },
      callState: 'loading',
    });
  });

  it('without a second argument, local storage is used', () => {
    create(signalStore(withState({ v: 0 }), withStorageSync('k')));
    create(signalStore(withState({ v: 0 }), withStorageSync({ key: 'by option' })));
    expect([localStorage.getItem('k'), localStorage.getItem('by option')]).toEqual([
      '{"v":0}',
      '{"v":0}',
    ]);
  });

  it('the option storage goes on working with local storage', () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'k', storage: () => localStorage }),
    );
    create(Store);
    expect(localStorage.getItem('k')).toBe('{"v":0}');
  });

  it('parse is asked for the full state, also with select', () => {
    const build = () =>
      signalStore(
        withState({ name: 'Ada', token: '' }),
        withStorageSync(
          // @ts-expect-error TS2769: token is missing.
          { key: 'k', select: ({ name }) => ({ name }), parse: () => ({ name: 'Grace' }) },
          withLocalStorage(),
        ),
      );
    expect(build).not.toThrow();
  });
});

describe('/docs/with-storage-sync, details of IndexedDB', () => {
  const inIndexedDb = (key: string) =>
    signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync(key, withIndexedDB()),
    );
  const synced = (store: { isSynced(): boolean }) =>
    expect
      .poll(() => {
        TestBed.tick();
        return store.isSynced();
      })
      .toBe(true);

  /** What stands under a key, read without the toolkit. */
  const stored = (key: string) =>
    new Promise<unknown>((resolve, reject) => {
      const open = indexedDB.open('ngrxToolkitDb');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const db = open.result;
        const request = db.transaction('ngrxToolkitStore').objectStore('ngrxToolkitStore').get(key);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          db.close();
          resolve(request.result);
        };
      };
    });

  it('the initial state is not written; a change is, to ngrxToolkitStore of ngrxToolkitDb', async () => {
    const store = create(inIndexedDb('details'));
    await synced(store);
    expect(await stored('details')).toBeUndefined();
    patchState(store, { v: 5 });
    await synced(store);
    expect(JSON.stringify(await stored('details'))).toContain('5');
  });

  it('clearStorage() with autoSync warns of an ongoing synchronization', async () => {
    const store = create(inIndexedDb('cleared'));
    await synced(store);
    const warnings = watchWarnings();
    patchState(store, { v: 1 });
    await store.clearStorage();
    await synced(store);
    expect(warnings.join()).toContain('happened during an ongoing synchronization process.');
  });

  it('whenSynced() does not resolve with autoSync: false before a method is called', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'never', autoSync: false }, withIndexedDB()),
    );
    expect(await outcome(create(Store).whenSynced())).toBe('still open');
  });
});

describe('/docs/with-storage-sync, more recipes', () => {
  it('encrypt what is stored: the storage holds what stringify returns, and parse reads it back', () => {
    const reverse = (text: string) => [...text].reverse().join('');
    const VaultStore = createVaultStore({ encrypt: reverse, decrypt: reverse });
    patchState(create(VaultStore), { note: 'abc' });
    expect(localStorage.getItem('vault')).toBe('}"cba":"eton"{');
    expect(create(VaultStore).note()).toBe('abc');
  });

  it('one key for each user: the key is made for each store instance', () => {
    TestBed.configureTestingModule({ providers: [{ provide: USER_ID, useValue: 'ada' }] });
    patchState(create(UserSettingsStore), { theme: 'dark' });
    expect(localStorage.getItem('settings-ada')).toBe('{"theme":"dark"}');
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ providers: [{ provide: USER_ID, useValue: 'bob' }] });
    expect(create(UserSettingsStore).theme()).toBe('light');
  });

  it('debounce: a change is written when changes pause for half a second, not before', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const store = create(EditorStore);
    for (const text of ['a', 'ab']) {
      patchState(store, { text });
      TestBed.tick();
      vi.advanceTimersByTime(499);
    }
    expect(localStorage.getItem('editor')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(localStorage.getItem('editor')).toBe('{"text":"ab"}');
  });

  it('cookies or another storage: a feature reads at the start and writes every change', () => {
    let text: string | null = '{"v":5}';
    const write = (next: string) => {
      text = next;
    };
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withCustomStorage<{ v: number }>({ read: () => text, write }),
    );
    const store = create(Store);
    expect(store.v()).toBe(5);
    patchState(store, { v: 6 });
    expect(text).toBe('{"v":6}');
  });
});
