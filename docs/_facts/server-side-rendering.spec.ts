import { PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  withCallState,
  withIndexedDB,
  withLocalStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SettingsStore } from '#samples/server-side-rendering/settings-store';
import { outcome } from './settle';
import { create } from './support';

describe('/docs/server-side-rendering', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
  });

  it('the store starts with its initial state, sends nothing and stores nothing', () => {
    localStorage.setItem('settings', '{"theme":"dark"}');
    const connect = vi.fn();
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect } });
    onTestFinished(() => void Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: undefined }));
    const store = create(SettingsStore);
    TestBed.tick();
    expect(store.theme()).toBe('light');
    expect(connect).not.toHaveBeenCalled();
    expect(localStorage.getItem('settings')).toBe('{"theme":"dark"}');
  });

  it('readFromStorage(), writeToStorage() and clearStorage() do nothing', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withCallState(),
      withStorageSync('k', withLocalStorage()),
    );
    localStorage.setItem('k', '{"v":9}');
    const store = create(Store);
    patchState(store, { v: 1 });
    store.readFromStorage();
    store.writeToStorage();
    store.clearStorage();
    expect([store.v(), localStorage.getItem('k')]).toEqual([1, '{"v":9}']);
  });

  it('whenSynced() of IndexedDB does not resolve', async () => {
    const store = create(signalStore(withState({ v: 0 }), withStorageSync('k', withIndexedDB())));
    await store.readFromStorage();
    expect(await outcome(store.whenSynced())).toBe('still open');
    expect(store.isSynced()).toBe(false);
  });
});
