import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  clearUndoRedo,
  rxMutation,
  setLoading,
  withCallState,
  withConditional,
  withEntityResources,
  withFeatureFactory,
  withLocalStorage,
  withMutations,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  getState,
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  withComputed,
  withHooks,
  withMethods,
  withProps,
  withState,
} from '@ngrx/signals';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { FlightStore } from '#samples/combining-extensions/flight-store';
import { withCount as withCountOf } from '#samples/combining-extensions/with-count';
import { sample } from './sample';
import { create, watchWarnings } from './support';

const a = withState({});
const loader = async () => [{ id: 1 }];
const flight = { id: 1, from: 'Graz', to: 'Hamburg' };

describe('/docs/combining-extensions', () => {
  it('in this order, only the filter is stored, and a reset covers all state (#minimal-example)', () => {
    const store = create(FlightStore);
    store.show([flight]);
    expect(store.loaded()).toBe(true);
    expect(localStorage.getItem('flights')).toBe('{"filter":{"from":"","to":""}}');
    store.resetState();
    expect([store.ids(), store.callState()]).toEqual([[], 'init']);
  });

  it('if two features add a member of the same kind, the later one wins, and NgRx warns (#two-features-with-the-same-member)', () => {
    const warnings = watchWarnings();
    const Store = signalStore(withState({ callState: 'own' }), withCallState());
    expect(create(Store).callState()).toBe('init');
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
  });

  it('whatever the order, methods win over computed signals and props, and all of them win over state (#two-features-with-the-same-member)', () => {
    watchWarnings();
    const method = withMethods(() => ({ loading: () => 'method' }));
    const prop = withProps(() => ({ loading: () => 'prop' }));
    const state = withState({ loading: 'state' });
    const winner = (...features: [typeof method, typeof prop, typeof state] | object[]) => {
      const Store = signalStore(...(features as [typeof method]));
      return create(Store).loading();
    };
    expect(winner(method, withCallState())).toBe('method');
    expect(winner(withCallState(), method)).toBe('method');
    expect(winner(method, prop, state)).toBe('method');
    expect(winner(state, prop)).toBe('prop');
    expect(winner(prop, state)).toBe('prop');
  });

  it('instances share the key of a storage, see changes only when created again or after readFromStorage(), and overwrite each other (#several-instances-of-one-store, /docs/faq#do-two-tabs-share-their-state)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0, w: 0 }),
      withStorageSync('shared', withLocalStorage()),
    );
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    expect([other.v(), create(Store).v()]).toEqual([0, 1]);
    other.readFromStorage();
    expect(other.v()).toBe(1);
    patchState(one, { v: 2 });
    patchState(other, { w: 1 });
    expect(localStorage.getItem('shared')).toBe('{"v":1,"w":1}');
  });

  it('a restored resource value sets the status local and keeps the first request from starting (#what-each-feature-affects)', async () => {
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

  it('each instance resets to its own state (#several-instances-of-one-store)', () => {
    const Store = signalStore({ protectedState: false }, withState({ v: 0 }), withReset());
    const one = create(Store);
    const other = create(Store);
    patchState(one, { v: 1 });
    patchState(other, { v: 2 });
    one.resetState();
    expect([one.v(), other.v()]).toEqual([0, 2]);
  });
});

describe('/docs/combining-extensions, undo', () => {
  it('clearUndoRedo() throws in a method that comes before withUndoRedo() (#minimal-example)', () => {
    const Early = signalStore(
      withState({ v: 0 }),
      withMethods((store) => ({ forget: () => clearUndoRedo(store) })),
      withUndoRedo({ keys: ['v'] }),
    );
    expect(() => create(Early).forget()).toThrow('store is not configured with withUndoRedo()');
    const Late = signalStore(
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'] }),
      withMethods((store) => ({ forget: () => clearUndoRedo(store) })),
    );
    expect(() => create(Late).forget()).not.toThrow();
  });

  it('the restore can be undone if withUndoRedo() comes first (#undo-and-storage-sync)', () => {
    localStorage.setItem('k', '{"v":9}');
    const First = signalStore(
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'] }),
      withStorageSync('k', withLocalStorage()),
    );
    const store = create(First);
    store.undo();
    expect(store.v()).toBe(0);
    localStorage.setItem('k', '{"v":9}');
    const Last = signalStore(
      withState({ v: 0 }),
      withStorageSync('k', withLocalStorage()),
      withUndoRedo({ keys: ['v'] }),
    );
    expect([create(Last).v(), create(Last).canUndo()]).toEqual([9, false]);
  });
});

describe('/docs/combining-extensions, what each feature affects', () => {
  it('onInit hooks run in the order of the features (#order-of-the-hooks)', () => {
    const order: string[] = [];
    const note = (name: string) => withHooks({ onInit: () => void order.push(name) });
    create(signalStore(note('first'), note('second'), note('third')));
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('call state is stored and reset, and recorded if its key is listed (#what-each-feature-affects)', () => {
    const Store = signalStore(
      { protectedState: false },
      withCallState(),
      withReset(),
      withStorageSync('k', withLocalStorage()),
      withUndoRedo({ keys: ['callState'] }),
    );
    const store = create(Store);
    patchState(store, setLoading());
    expect([localStorage.getItem('k'), store.canUndo()]).toEqual(['{"callState":"loading"}', true]);
    store.resetState();
    expect(store.callState()).toBe('init');
  });

  it('mutations, computed signals and props are not state (#what-each-feature-affects)', () => {
    const Store = signalStore(
      withState({ v: 1 }),
      withComputed(({ v }) => ({ double: () => 2 * v() })),
      withProps(() => ({ prop: 1 })),
      withMutations(() => ({ save: rxMutation((_: void) => of(1)) })),
    );
    expect(getState(create(Store))).toEqual({ v: 1 });
  });

  it('undo patches the state, which is then stored; the undo steps are not stored (#undo-and-storage-sync, #what-each-feature-affects)', () => {
    const load = () =>
      create(
        signalStore(
          { protectedState: false },
          withState({ v: 0 }),
          withStorageSync('k', withLocalStorage()),
          withUndoRedo({ keys: ['v'] }),
        ),
      );
    const store = load();
    patchState(store, { v: 1 });
    patchState(store, { v: 2 });
    store.undo();
    expect(localStorage.getItem('k')).toBe('{"v":1}');
    const next = load();
    expect([next.v(), next.canUndo()]).toEqual([1, false]);
  });

  it('the sample stores the id, and the resource loads after it is restored (#what-each-feature-affects)', async () => {
    localStorage.setItem('user', '{"userId":7}');
    type User = { value(): { id: number } | undefined; userId(): number; status(): string };
    const store = create(await sample<User>('combining-extensions', 'UserStore'));
    await expect
      .poll(() => {
        TestBed.tick();
        return store.status();
      })
      .toBe('resolved');
    expect([store.userId(), store.value(), localStorage.getItem('user')]).toEqual([
      7,
      { id: 7 },
      '{"userId":7}',
    ]);
  });
});

describe('/docs/combining-extensions, members that functions read', () => {
  it('a member that a feature function reads has to come from an earlier feature (#which-feature-needs-which)', () => {
    const id = withState({ id: 1 });
    const build = () => [
      signalStore(
        id,
        withConditional((s) => s.id() === 1, a, a),
      ),
      signalStore(
        // @ts-expect-error TS2339: the state is declared after it.
        withResource((s) => resource({ params: () => s.id(), loader })),
        id,
      ),
      signalStore(
        // @ts-expect-error TS2339: the same.
        withEntityResources((s) => resource({ params: () => s.id(), loader })),
        id,
      ),
      signalStore(
        // @ts-expect-error TS2339: the same.
        withMutations((s) => ({ save: rxMutation((_: void) => of(s.id())) })),
        id,
      ),
      signalStore(
        // @ts-expect-error TS2339: the same.
        withConditional((s) => s.id() === 1, a, a),
        id,
      ),
      signalStore(
        // @ts-expect-error TS2339: the same.
        withFeatureFactory((s) => withState({ twice: 2 * s.id() })),
        id,
      ),
    ];
    expect(build).toBeDefined();
  });
});

describe('/docs/combining-extensions, number of features', () => {
  it('signalStore() takes up to 15 features, signalStoreFeature() up to 10 (#more-than-15-features)', () => {
    const build = () => [
      signalStore(a, a, a, a, a, a, a, a, a, a, a, a, a, a, a),
      // @ts-expect-error TS2769: "No overload matches this call".
      signalStore(a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a),
      // @ts-expect-error TS2554: "Expected 1-16 arguments, but got 17".
      signalStore({ providedIn: 'root' }, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a),
      signalStoreFeature(a, a, a, a, a, a, a, a, a, a),
      // @ts-expect-error TS2560: the eleventh.
      signalStoreFeature(a, a, a, a, a, a, a, a, a, a, a),
    ];
    expect(build).not.toThrow();
  });

  it('custom features that require members need an unused generic parameter (#custom-features-with-input-stop-compiling, /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear)', () => {
    const withCount = () =>
      signalStoreFeature(
        { state: type<{ ids: number[] }>() },
        withComputed(({ ids }) => ({ count: () => ids().length })),
      );
    const withFilled = () =>
      signalStoreFeature(
        { state: type<{ filter: string }>() },
        withComputed(({ filter }) => ({ filled: () => filter() !== '' })),
      );
    const withFilledOf = <_>() => withFilled();
    const build = () => [
      // @ts-expect-error TS2769: "No overload matches this call".
      signalStore(withState({ ids: [1], filter: '' }), withCount(), withFilled()),
      signalStore(withState({ ids: [1], filter: '' }), withCountOf(), withFilledOf()),
    ];
    expect(build).not.toThrow();
  });

  it('features in a group count as one and bring all their members (#more-than-15-features)', async () => {
    type Trip = { title(): string; loading(): boolean; resetState(): void };
    const store = create(await sample<Trip>('combining-extensions', 'TripStore'));
    expect([store.title(), store.loading()]).toEqual(['', false]);
    expect(() => store.resetState()).not.toThrow();
  });
});
