import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  withCallState,
  withLocalStorage,
  withReset,
  withResource,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { describe, expect, it, vi } from 'vitest';
import { FlightStore } from '#samples/combining-extensions/flight-store';
import { create, watchWarnings } from './support';

const flight = { id: 1, from: 'Graz', to: 'Hamburg' };

describe('/docs/combining-extensions', () => {
  it('an order that works: only the filter is stored, and reset covers all', () => {
    const store = create(FlightStore);
    store.show([flight]);
    expect(store.loaded()).toBe(true);
    expect(localStorage.getItem('flights')).toBe('{"filter":{"from":"","to":""}}');
    store.resetState();
    expect([store.ids(), store.callState()]).toEqual([[], 'init']);
  });

  it('two features with the same member: the last one wins, and NgRx warns in development', () => {
    const warnings = watchWarnings();
    const Store = signalStore(withState({ callState: 'own' }), withCallState());
    expect(create(Store).callState()).toBe('init');
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
  });

  it('instances share the key of a storage, and see changes only when they are created again', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withStorageSync('shared', withLocalStorage()),
    );
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    expect([other.v(), create(Store).v()]).toEqual([0, 1]);
  });

  it('a restored resource value sets the status local and keeps the first request from starting', async () => {
    localStorage.setItem('user', '{"value":{"id":7}}');
    const loader = vi.fn(async () => ({ id: 1 }));
    const Store = signalStore(
      withResource(() => resource({ loader })),
      withStorageSync('user', withLocalStorage()),
    );
    const store = create(Store);
    TestBed.tick();
    await Promise.resolve();
    expect([store.value(), store.status(), loader.mock.calls.length]).toEqual([
      { id: 7 },
      'local',
      0,
    ]);
  });

  it('each instance resets to its own state', () => {
    const Store = signalStore({ protectedState: false }, withState({ v: 0 }), withReset());
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    patchState(other, { v: 2 });
    one.resetState();
    expect([one.v(), other.v()]).toEqual([0, 2]);
  });
});
