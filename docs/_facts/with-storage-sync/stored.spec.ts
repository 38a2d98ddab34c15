import { TestBed } from '@angular/core/testing';
import {
  setLoading,
  withCallState,
  withDevtools,
  withLocalStorage,
  withSessionStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withComputed, withProps, withState } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { create, watchEntries } from '../support';

describe('/docs/with-storage-sync, stored state', () => {
  it.each([
    ['withLocalStorage', withLocalStorage, localStorage],
    ['withSessionStorage', withSessionStorage, sessionStorage],
  ] as const)(
    '%s() is read at the start and written immediately; both have the same methods (#what-it-adds-to-the-store, #when-data-is-read-from-and-written-to-storage, #options)',
    (_, strategy, storage) => {
      storage.setItem('k', '{"v":9}');
      const Store = signalStore(
        { protectedState: false },
        withState({ v: 0 }),
        withStorageSync('k', strategy()),
      );
      const store = create(Store);
      expect(store.v()).toBe(9);
      patchState(store, { v: 10 });
      expect(storage.getItem('k')).toBe('{"v":10}');
      expect([store.readFromStorage(), store.writeToStorage(), store.clearStorage()]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(storage.getItem('k')).toBeNull();
    },
  );

  it('state is stored, with entities and call state; computed signals and properties are not (#what-it-adds-to-the-store)', () => {
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

  it('without a second argument, local storage is used (#minimal-example, #options)', () => {
    create(signalStore(withState({ v: 0 }), withStorageSync('k')));
    create(signalStore(withState({ v: 0 }), withStorageSync({ key: 'by option' })));
    expect([localStorage.getItem('k'), localStorage.getItem('by option')]).toEqual([
      '{"v":0}',
      '{"v":0}',
    ]);
  });

  it('the option storage keeps working with local storage (#options)', () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'k', storage: () => localStorage }),
    );
    create(Store);
    expect(localStorage.getItem('k')).toBe('{"v":0}');
  });

  it('parse must return the full state, even with select (#parse-does-not-accept-partial-state)', () => {
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

  it('the types of select know only the state of features before it (#when-data-is-read-from-and-written-to-storage)', () => {
    const build = () =>
      signalStore(
        // @ts-expect-error TS2339: the state comes later.
        withStorageSync({ key: 'k', select: ({ v }) => ({ v }) }, withLocalStorage()),
        withState({ v: 0 }),
      );
    expect(build).not.toThrow();
  });

  it('a slice that is set to undefined is restored to its initial value, but not one that is set to null (#keep-dates-sets-and-maps)', () => {
    type State = { a: string | undefined; b: string | null };
    const Store = signalStore(
      { protectedState: false },
      withState<State>({ a: 'initial', b: 'initial' }),
      withStorageSync('k', withLocalStorage()),
    );
    patchState(create(Store), { a: undefined, b: null });
    const next = create(Store);
    expect([next.a(), next.b()]).toEqual(['initial', null]);
  });

  it('with local storage, the first entry of the DevTools contains the restored state (#with-other-extensions)', () => {
    const sent = watchEntries();
    localStorage.setItem('k', '{"v":9}');
    create(
      signalStore(withState({ v: 0 }), withDevtools('x'), withStorageSync('k', withLocalStorage())),
    );
    TestBed.tick();
    expect(sent).toEqual([['Store Update', { x: { v: 9 } }]]);
  });

  it('a stored slice replaces the whole slice, so a nested key that it lacks is missing (#validate-and-migrate-stored-state)', () => {
    localStorage.setItem('k', '{"view":{"theme":"dark"}}');
    const Store = signalStore(
      withState({ view: { theme: 'light', fontSize: 16 }, version: 2 }),
      withStorageSync('k', withLocalStorage()),
    );
    const store = create(Store);
    expect([store.view(), store.version()]).toEqual([{ theme: 'dark' }, 2]);
  });
});
