import { linkedSignal, PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  withCallState,
  withDataService,
  withLocalStorage,
  withPagination,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withLinkedState, withState } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { describe, expect, it } from 'vitest';
import { create, watchWarnings } from '../support';
import { numbers } from './numbers';

const storedAt = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('/docs/with-storage-sync, traps', () => {
  it('private slices and linked state are stored, too, so a _token as well (#what-it-adds-to-the-store)', () => {
    create(
      signalStore(
        withState({ _token: 'secret', ids: [1] }),
        withLinkedState(({ ids }) => ({
          first: () => ids()[0],
          count: linkedSignal(() => ids().length),
        })),
        withStorageSync('k', withLocalStorage()),
      ),
    );
    expect(storedAt('k')).toEqual({ _token: 'secret', ids: [1], first: 1, count: 1 });
  });

  it('slices of other extensions are stored: filter, selection and current of a data service, page and size (#what-it-adds-to-the-store)', () => {
    class Service {
      load = async () => [];
      loadById = async () => ({ id: 1 });
      create = async () => ({ id: 1 });
      update = async () => ({ id: 1 });
      updateAll = async () => [];
      delete = async () => undefined;
    }
    TestBed.configureTestingModule({ providers: [Service] });
    create(
      signalStore(
        withEntities<{ id: number }>(),
        withCallState(),
        withDataService({ dataServiceType: Service, filter: { from: 'Graz' } }),
        withPagination<{ id: number }>(),
        withStorageSync('k', withLocalStorage()),
      ),
    );
    expect(storedAt('k')).toMatchObject({
      filter: { from: 'Graz' },
      selectedIds: {},
      currentPage: 0,
      pageSize: 10,
    });
  });

  it('new defaults do not reach a visitor whose state was stored before (#new-defaults-never-reach-returning-visitors)', () => {
    const release = (theme: string) =>
      signalStore(withState({ theme }), withStorageSync('k', withLocalStorage()));
    create(release('light'));
    expect(create(release('dark')).theme()).toBe('light');
  });

  it('new defaults reach a visitor who has not chosen anything, if undefined stands for the default (#new-defaults-never-reach-returning-visitors)', () => {
    const release = (fallback: string) => {
      const Store = signalStore(
        { protectedState: false },
        withState({ theme: undefined as string | undefined }),
        withStorageSync('k', withLocalStorage()),
      );
      const store = create(Store);
      return { store, theme: () => store.theme() ?? fallback };
    };
    release('light');
    expect(localStorage.getItem('k')).toBe('{}');
    const next = release('dark');
    expect(next.theme()).toBe('dark');
    patchState(next.store, { theme: 'blue' });
    expect(release('light').theme()).toBe('blue');
  });

  it('select that returns undefined stores the text "undefined", and the next visit throws (#the-restored-state-is-missing-with-select, #syntaxerror-while-the-store-is-created)', () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withStorageSync({ key: 'k', select: () => undefined }, withLocalStorage()),
    );
    create(Store);
    expect(localStorage.getItem('k')).toBe('undefined');
    expect(() => create(Store)).toThrow(SyntaxError);
  });

  it('stringify receives only what select returns, although its type is the full state (#the-restored-state-is-missing-with-select, #options)', () => {
    const seen: object[] = [];
    const Store = signalStore(
      withState({ name: 'Ada', token: 'secret' }),
      withStorageSync(
        {
          key: 'k',
          select: ({ name }) => ({ name }),
          stringify: (state) => {
            // Compiles, because the type contains the token.
            const token: string = state.token;
            seen.push({ ...state, length: token?.length });
            return JSON.stringify(state);
          },
        },
        withLocalStorage(),
      ),
    );
    create(Store);
    expect(seen).toEqual([{ name: 'Ada', length: undefined }]);
  });

  it('state that refers to itself throws when it is written (#converting-circular-structure-to-json)', () => {
    type Node = { parent?: Node };
    const node: Node = {};
    node.parent = node;
    const Store = signalStore(
      { protectedState: false },
      withState({ node: {} as Node }),
      withStorageSync('k', withLocalStorage()),
    );
    const store = create(Store);
    expect(() => patchState(store, { node })).toThrow('Converting circular structure to JSON');
  });

  it('on a server, nothing is logged (#localstorage-is-not-defined)', () => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
    const warnings = watchWarnings();
    create(numbers('k'));
    expect(warnings).toEqual([]);
  });
});
