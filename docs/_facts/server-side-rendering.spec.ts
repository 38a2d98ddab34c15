import { HttpClient, httpResource, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { ApplicationRef, makeStateKey, PLATFORM_ID, resource, TransferState } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { provideClientHydration } from '@angular/platform-browser';
import {
  clearUndoRedo,
  emptyFeature,
  httpMutation,
  rxMutation,
  setLoading,
  withCallState,
  withConditional,
  withDataService,
  withEntityResources,
  withImmutableState,
  withIndexedDB,
  withLocalStorage,
  withMutations,
  withPagination,
  withReset,
  withResource,
  withSessionStorage,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { from, of, timer } from 'rxjs';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NoteStore } from '#samples/server-side-rendering/note-store';
import { SettingsStore } from '#samples/server-side-rendering/settings-store';
import { ThemeSwitch } from '#samples/server-side-rendering/theme-switch';
import { withTransferredState } from '#samples/server-side-rendering/with-transferred-state';
import { outcome, settle } from './settle';
import { create } from './support';
import { type Flight, FlightService } from './with-data-service/flights';

describe('/docs/server-side-rendering', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
  });

  it('the store starts with its initial state, withDevtools() connects to nothing, and nothing is stored (#minimal-example, #what-each-feature-does-on-a-server)', () => {
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

  it('readFromStorage(), writeToStorage() and clearStorage() do nothing (#what-each-feature-does-on-a-server)', () => {
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

  it('whenSynced() of IndexedDB does not resolve (#what-each-feature-does-on-a-server)', async () => {
    const store = create(signalStore(withState({ v: 0 }), withStorageSync('k', withIndexedDB())));
    await store.readFromStorage();
    expect(await outcome(store.whenSynced())).toBe('pending');
    expect(store.isSynced()).toBe(false);
  });
});

describe('/docs/server-side-rendering, other features', () => {
  beforeEach(() => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
  });

  it('call state, reset, pagination and a condition work as in the browser (#what-each-feature-does-on-a-server)', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities<{ id: number }>(),
      withCallState(),
      withPagination<{ id: number }>(),
      withConditional(() => true, withState({ kind: 'a' }), withState({ kind: 'b' })),
      withReset(),
    );
    const store = create(Store);
    patchState(store, setLoading(), { currentPage: 3 });
    store.resetState();
    expect([store.callState(), store.currentPage(), store.kind()]).toEqual(['init', 0, 'a']);
  });

  it('withResource() and withEntityResources() load on the server too (#what-each-feature-does-on-a-server)', async () => {
    const store = create(signalStore(withResource(() => resource({ loader: async () => 1 }))));
    const loader = async () => [{ id: 7 }];
    const list = create(signalStore(withEntityResources(() => resource({ loader }))));
    await settle();
    expect([store.value(), list.ids()]).toEqual([1, [7]]);
  });

  it.each([
    ['of 1 MiB', 0, 'resolved'],
    ['of more than 1 MiB', 1, 'error'],
  ])(
    'a response %s on the server (#what-each-feature-does-on-a-server)',
    async (_, more, status) => {
      vi.stubGlobal('ngServerMode', true);
      const text = 'x'.repeat(1024 * 1024 - 2 + more);
      const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(text));
      onTestFinished(() => {
        vi.unstubAllGlobals();
        fetched.mockRestore();
      });
      const store = create(signalStore(withResource(() => httpResource<string>(() => '/large'))));
      await settle();
      expect(store.status()).toBe(status);
    },
  );

  it('withMutations() does nothing until it is called, and withDataService() works as in the browser (#what-each-feature-does-on-a-server)', async () => {
    const operation = vi.fn((id: number) => of(id));
    const store = create(signalStore(withMutations(() => ({ save: rxMutation({ operation }) }))));
    await settle();
    expect(operation).not.toHaveBeenCalled();
    expect(await store.save(1)).toEqual({ status: 'success', value: 1 });

    const Flights = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
    );
    const flights = create(Flights);
    await flights.load();
    expect([flights.ids().length, flights.loaded()]).toEqual([2, true]);
  });

  it.each([
    ['resource()', true],
    ['httpMutation()', true],
    ['fetch() in rxMutation()', false],
    ['a promise', false],
    ['a timer', false],
  ] as const)(
    'the server waits for %s: %s (#what-each-feature-does-on-a-server)',
    async (what, waits) => {
      const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
      onTestFinished(() => fetched.mockRestore());
      const Store = signalStore(
        withResource(() => ({
          user: resource({
            params: () => (what === 'resource()' ? true : undefined),
            loader: () => new Promise(() => undefined),
          }),
        })),
        withMutations(() => ({
          post: httpMutation((_: void) => ({ url: '/api', method: 'POST' })),
          fetch: rxMutation((_: void) => from(fetch('/api'))),
          wait: rxMutation((_: void) => timer(60_000)),
        })),
        withMethods(() => ({ promise: () => new Promise(() => undefined) })),
      );
      const store = create(Store);
      if (what === 'httpMutation()') void store.post();
      if (what === 'fetch() in rxMutation()') void store.fetch();
      if (what === 'a promise') void store.promise();
      if (what === 'a timer') void store.wait();
      const stable = outcome(TestBed.inject(ApplicationRef).whenStable());
      expect((await stable) === 'pending').toBe(waits);
    },
  );

  it('withImmutableState() freezes in development mode (#what-each-feature-does-on-a-server)', () => {
    const store = create(signalStore(withImmutableState({ user: { id: 1 } })));
    expect(Object.isFrozen(store.user())).toBe(true);
  });

  it('withUndoRedo() works, but one visitor sees the undo steps of another (#what-each-feature-does-on-a-server, #one-visitor-sees-the-undo-steps-of-another)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'] }),
    );
    const visitor = create(Store);
    patchState(visitor, { v: 1 });
    TestBed.resetTestingModule();
    expect(create(Store).canUndo()).toBe(true);
  });

  it('withUndoRedo() has members, so emptyFeature cannot replace it (#one-visitor-sees-the-undo-steps-of-another)', () => {
    const build = () =>
      signalStore(
        withState({ v: 0 }),
        // @ts-expect-error TS2345: the other branch has to have the same members.
        withConditional(() => false, withUndoRedo(), emptyFeature),
      );
    expect(build).not.toThrow();
  });

  it('the replacement has the members of withUndoRedo() and records nothing; clearUndoRedo() throws for it (#one-visitor-sees-the-undo-steps-of-another)', () => {
    const store = create(NoteStore);
    store.write('a');
    expect([store.text(), store.canUndo()]).toEqual(['a', false]);
    store.undo();
    expect(store.text()).toBe('a');
    expect(() => clearUndoRedo(store)).toThrow('not configured with withUndoRedo()');

    TestBed.resetTestingModule();
    const inBrowser = create(NoteStore);
    inBrowser.write('a');
    inBrowser.undo();
    expect(inBrowser.text()).toBe('');
  });

  it('passes the state of the server to the first instance in the browser (#transfer-state-from-the-server-to-the-browser)', () => {
    const Store = signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withTransferredState('numbers'),
    );
    patchState(create(Store), { v: 5 });
    const page = TestBed.inject(TransferState).toJson();
    expect(page).toBe('{"numbers":{"v":5}}');

    TestBed.resetTestingModule();
    TestBed.inject(TransferState).set(makeStateKey<object>('numbers'), JSON.parse(page).numbers);
    expect(create(Store).v()).toBe(5);
    expect(create(Store).v()).toBe(0);
  });

  it('a resource value from the server is a local change, so the browser does not load it again (#transfer-state-from-the-server-to-the-browser)', async () => {
    const loader = vi.fn(async () => 'loaded');
    const Store = signalStore(
      withResource(() => resource({ loader })),
      withTransferredState('resource'),
    );
    TestBed.resetTestingModule();
    TestBed.inject(TransferState).set(makeStateKey<object>('resource'), { value: 'from server' });
    const store = create(Store);
    await settle();
    expect([store.value(), store.status(), loader.mock.calls.length]).toEqual([
      'from server',
      'local',
      0,
    ]);
  });

  it('the transfer cache keeps responses to GET requests, unless they may be private (#a-request-runs-twice-the-transfer-cache)', () => {
    vi.stubGlobal('ngServerMode', true);
    onTestFinished(() => void vi.unstubAllGlobals());
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting(), provideClientHydration()],
    });
    const http = TestBed.inject(HttpClient);
    const server = TestBed.inject(HttpTestingController);
    let id = 0;
    const cached = (options: object, headers = {}, method = 'GET') => {
      const before = TestBed.inject(TransferState).toJson();
      http.request(method, `/${id++}`, options).subscribe();
      server.expectOne(() => true).flush('', { headers });
      return TestBed.inject(TransferState).toJson() !== before;
    };
    expect(cached({})).toBe(true);
    expect(cached({}, {}, 'POST')).toBe(false);
    expect(cached({ headers: { Authorization: 'Bearer x' } })).toBe(false);
    expect(cached({ headers: { Cookie: 'x' } })).toBe(false);
    expect(cached({ withCredentials: true })).toBe(false);
    expect(cached({}, { 'Set-Cookie': 'x' })).toBe(false);
    for (const directive of ['private', 'no-cache', 'no-store'])
      expect(cached({}, { 'Cache-Control': directive })).toBe(false);
  });

  it('the deprecated option storage also throws without localStorage (#localstorage-is-not-defined)', () => {
    const original = globalThis.localStorage;
    Reflect.deleteProperty(globalThis, 'localStorage');
    onTestFinished(() => {
      Object.defineProperty(globalThis, 'localStorage', { value: original, configurable: true });
    });
    expect(() => withStorageSync({ key: 'k', storage: () => sessionStorage })).toThrow(
      'localStorage is not defined',
    );
    expect(() => withStorageSync('k', withSessionStorage())).not.toThrow();
  });

  it.each([
    [true, ''],
    [false, 'Theme: dark'],
  ])(
    'content that depends on stored state is shown only in the browser (on a server: %s) (#the-page-flickers-after-hydration)',
    async (isServer, shown) => {
      vi.stubGlobal('ngServerMode', isServer);
      onTestFinished(() => void vi.unstubAllGlobals());
      localStorage.setItem('settings', '{"theme":"dark"}');
      const platform = isServer ? 'server' : 'browser';
      TestBed.overrideProvider(PLATFORM_ID, { useValue: platform });
      const fixture = TestBed.createComponent(ThemeSwitch);
      await fixture.whenStable();
      expect(fixture.nativeElement.textContent.trim()).toBe(shown);
    },
  );
});
