import {
  setLoading,
  withCallState,
  withLocalStorage,
  withSessionStorage,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withComputed, withProps, withState } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { create } from '../support';

describe('/docs/with-storage-sync, what is stored', () => {
  it.each([
    ['withLocalStorage', withLocalStorage, localStorage],
    ['withSessionStorage', withSessionStorage, sessionStorage],
  ] as const)(
    '%s() is read at the start and written at once; both have the same methods (#what-it-adds-to-the-store, #when-data-is-read-from-and-written-to-storage, #options)',
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

  it('parse is asked for the full state, also with select (#parse-does-not-accept-a-part-of-the-state)', () => {
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

  it('a stored slice replaces the whole slice, so a nested key that it lacks is missing (#validate-and-migrate-what-is-stored)', () => {
    localStorage.setItem('k', '{"view":{"theme":"dark"}}');
    const Store = signalStore(
      withState({ view: { theme: 'light', fontSize: 16 }, version: 2 }),
      withStorageSync('k', withLocalStorage()),
    );
    const store = create(Store);
    expect([store.view(), store.version()]).toEqual([{ theme: 'dark' }, 2]);
  });
});
