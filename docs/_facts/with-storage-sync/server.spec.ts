import { PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  withIndexedDB,
  withLocalStorage,
  withSessionStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { create } from '../support';
import { numbers } from './numbers';

describe('/docs/with-storage-sync, on a server', () => {
  it('the methods do nothing if the storage is passed explicitly (#localstorage-is-not-defined, /docs/server-side-rendering#localstorage-is-not-defined)', () => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
    const store = create(numbers('k'));
    patchState(store, { v: 1 });
    store.writeToStorage();
    expect(localStorage.getItem('k')).toBeNull();
  });

  it('known defect: without a second argument, localStorage is read while the file is evaluated (#edge-cases-and-errors, #localstorage-is-not-defined, #known-defects, /docs/server-side-rendering#localstorage-is-not-defined)', () => {
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

  it.each([
    ['25: an object without methods', {}],
    ['26: undefined', undefined],
  ])(
    'the global localStorage of Node %s: without a second argument nothing throws, and nothing is stored (#localstorage-is-not-defined, /docs/server-side-rendering#localstorage-is-not-defined)',
    (_, value) => {
      const original = globalThis.localStorage;
      Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
      onTestFinished(() => {
        Object.defineProperty(globalThis, 'localStorage', { value: original, configurable: true });
      });
      TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
      const Store = signalStore(
        { protectedState: false },
        withState({ v: 0 }),
        withStorageSync('k'),
      );
      const store = create(Store);
      patchState(store, { v: 1 });
      store.writeToStorage();
      expect(store.v()).toBe(1);
    },
  );
});
