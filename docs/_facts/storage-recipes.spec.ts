import { Location } from '@angular/common';
import { createEnvironmentInjector, EnvironmentInjector, PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EditorStore } from '#samples/storage-recipes/editor-store';
import { FlightFilterStore } from '#samples/storage-recipes/flight-filter-store';
import { SharedSettingsStore } from '#samples/storage-recipes/shared-settings-store';
import { USER_ID, UserSettingsStore } from '#samples/storage-recipes/user-settings-store';
import { createVaultStore } from '#samples/storage-recipes/vault-store';
import { withAsyncStorage } from '#samples/storage-recipes/with-async-storage';
import { withCustomStorage } from '#samples/storage-recipes/with-custom-storage';
import { create, watchWarnings } from './support';
import { numbers } from './with-storage-sync/numbers';

describe('/docs/storage-recipes', () => {
  it('encrypt what is stored: the storage holds what stringify returns, and parse reads it back (#encrypt-stored-state)', () => {
    const reverse = (text: string) => [...text].reverse().join('');
    const VaultStore = createVaultStore({ encrypt: reverse, decrypt: reverse });
    patchState(create(VaultStore), { note: 'abc' });
    expect(localStorage.getItem('vault')).toBe('}"cba":"eton"{');
    expect(create(VaultStore).note()).toBe('abc');
  });

  it('encrypt what is stored: text that cannot be decrypted throws while the store is created (#encrypt-stored-state)', () => {
    localStorage.setItem('vault', '{"note":"abc"}');
    const decrypt = () => {
      throw new Error('no cipher text');
    };
    const VaultStore = createVaultStore({ encrypt: String, decrypt });
    expect(() => create(VaultStore)).toThrow('no cipher text');
  });

  it('one key for each user: the key is made for each store instance (#use-one-key-for-each-user)', () => {
    TestBed.configureTestingModule({ providers: [{ provide: USER_ID, useValue: 'ada' }] });
    patchState(create(UserSettingsStore), { theme: 'dark' });
    expect(localStorage.getItem('settings-ada')).toBe('{"theme":"dark"}');
    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ providers: [{ provide: USER_ID, useValue: 'bob' }] });
    expect(create(UserSettingsStore).theme()).toBe('light');
  });

  it('debounce: a change is written when changes pause for half a second, not before (#debounce-writing-to-the-storage)', () => {
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

  it('debounce: a change shortly before the store is destroyed is lost (#debounce-writing-to-the-storage)', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const injector = createEnvironmentInjector([EditorStore], TestBed.inject(EnvironmentInjector));
    patchState(injector.get(EditorStore), { text: 'a' });
    TestBed.tick();
    injector.destroy();
    vi.runAllTimers();
    expect(localStorage.getItem('editor')).toBeNull();
  });

  it('an asynchronous storage: it restores later, reports when it has, and writes every change after that (#use-cookies-or-another-storage)', async () => {
    let text: string | null = '{"v":5}';
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withAsyncStorage<{ v: number }>({
        read: async () => text,
        write: async (next) => {
          text = next;
        },
      }),
    );
    const store = create(Store);
    expect([store.v(), store.isRestored()]).toEqual([0, false]);
    await expect.poll(() => store.isRestored()).toBe(true);
    expect(store.v()).toBe(5);
    patchState(store, { v: 6 });
    expect(text).toBe('{"v":6}');
  });

  it('an asynchronous storage: a store can be destroyed before it is restored (#use-cookies-or-another-storage)', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withAsyncStorage<{ v: number }>({ read: async () => '{"v":5}', write: async () => {} }),
    );
    const injector = createEnvironmentInjector([Store], TestBed.inject(EnvironmentInjector));
    const store = injector.get(Store);
    injector.destroy();
    // Never becomes true if onInit() throws, because that happens before its last line.
    await expect.poll(() => store.isRestored()).toBe(true);
  });

  it('state in the URL: it is read at the start, and written on every change (#keep-state-in-the-url)', () => {
    const location = TestBed.inject(Location);
    location.go('/flights', 'from=Graz&sort=asc');
    const store = create(FlightFilterStore);
    expect(store.from()).toBe('Graz');
    patchState(store, { from: 'São Paulo' });
    const [path, query] = location.path().split('?');
    const params = Object.fromEntries(new URLSearchParams(query));
    expect([path, params]).toEqual(['/flights', { from: 'São Paulo', sort: 'asc' }]);
    patchState(store, { from: '' });
    expect(location.path()).toBe('/flights?sort=asc');
  });

  it('state in the URL: the hash stays, and so do other changes to the URL (#keep-state-in-the-url)', () => {
    const location = TestBed.inject(Location);
    location.go('/flights?from=Graz#results');
    const store = create(FlightFilterStore);
    expect(location.path(true)).toBe('/flights?from=Graz#results');
    location.go('/flights/2?page=3');
    patchState(store, { from: 'Wien' });
    expect(location.path(true)).toBe('/flights/2?page=3&from=Wien');
  });

  it('state in the URL: the data of the router in the history entry stays (#keep-state-in-the-url)', () => {
    const location = TestBed.inject(Location);
    location.go('/flights', '', { navigationId: 3 });
    patchState(create(FlightFilterStore), { from: 'Graz' });
    expect([location.path(), location.getState()]).toEqual([
      '/flights?from=Graz',
      { navigationId: 3 },
    ]);
  });

  it('cookies or another storage: the feature reads and writes on a server, too (#use-cookies-or-another-storage)', () => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
    const storage = { read: vi.fn(() => null), write: vi.fn() };
    create(signalStore(withState({ v: 0 }), withCustomStorage<{ v: number }>(storage)));
    expect(storage.read).toHaveBeenCalledOnce();
    expect(storage.write).toHaveBeenCalledWith('{"v":0}');
  });

  it('cookies or another storage: a feature reads at the start and writes every change (#use-cookies-or-another-storage)', () => {
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

  it('a store can read again when another tab has written (#keep-tabs-in-sync)', () => {
    const store = create(SharedSettingsStore);
    localStorage.setItem('shared-settings', '{"theme":"dark"}');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'shared-settings', newValue: '{"theme":"dark"}' }),
    );
    expect(store.theme()).toBe('dark');
    patchState(store, { theme: 'blue' });
    expect(localStorage.getItem('shared-settings')).toBe('{"theme":"blue"}');
  });

  it('a value that a newer version writes in another tab is read, and not written back (#keep-tabs-in-sync)', () => {
    const store = create(SharedSettingsStore);
    const newer = '{"theme":"dark","size":2}';
    localStorage.setItem('shared-settings', newer);
    watchWarnings(); // NgRx warns about the unknown property `size`.
    window.dispatchEvent(new StorageEvent('storage', { key: 'shared-settings', newValue: newer }));
    expect(store.theme()).toBe('dark');
    expect(localStorage.getItem('shared-settings')).toBe(newer);
  });

  it('two instances with one key are not kept in sync (#keep-tabs-in-sync, /docs/combining-extensions#several-instances-of-one-store)', () => {
    const Store = numbers('k');
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    expect(other.v()).toBe(0);
  });
});
