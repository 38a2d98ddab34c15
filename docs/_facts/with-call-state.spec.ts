import { HttpErrorResponse, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  setError,
  setLoaded,
  setLoading,
  updateState,
  withCallState,
  withDevtools,
  withReset,
  withResource,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { getState, patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { describe, expect, it, vi } from 'vitest';
import { TodoList } from '#samples/with-call-state/todo-list';
import { TodoApi, TodoStore } from '#samples/with-call-state/todo-store';
import { withTracking } from '#samples/with-call-state/with-tracking';
import { sample } from './sample';
import { create, watchWarnings } from './support';

describe('/docs/with-call-state', () => {
  const Store = signalStore({ protectedState: false }, withCallState());
  const Named = signalStore({ protectedState: false }, withCallState({ collection: 'todos' }));

  it('adds callState, loading, loaded and error, and no method (#what-it-adds-to-the-store)', () => {
    expect(Object.keys(create(Store))).toEqual(['callState', 'loading', 'loaded', 'error']);
  });

  it('prefixes every member with the collection (#what-it-adds-to-the-store)', () => {
    expect(Object.keys(create(Named))).toEqual([
      'todosCallState',
      'todosLoading',
      'todosLoaded',
      'todosError',
    ]);
  });

  it.each([
    ['init', { callState: 'init' as const }, false, false, null],
    ['loading', setLoading(), true, false, null],
    ['loaded', setLoaded(), false, true, null],
    ['an error', setError('down'), false, false, 'down'],
  ])(
    'in %s, loading, loaded and error are as the table says (#what-it-adds-to-the-store)',
    (_, updater, loading, loaded, error) => {
      const store = create(Store);
      patchState(store, updater);
      expect([store.loading(), store.loaded(), store.error()]).toEqual([loading, loaded, error]);
    },
  );

  it('starts with init (#what-it-adds-to-the-store)', () => {
    expect(create(Store).callState()).toBe('init');
  });

  it('takes several updaters in one patchState call (#the-updaters-setloading-setloaded-and-seterror)', () => {
    const Shop = signalStore(
      { protectedState: false },
      withCallState({ collections: ['products', 'orders'] }),
    );
    const store = create(Shop);
    patchState(store, setLoading('products'), setLoading('orders'));
    expect(store.productsLoading() && store.ordersLoading()).toBe(true);
    patchState(store, setLoaded('products'));
    expect(store.productsLoading()).toBe(false);
    expect(store.ordersLoading()).toBe(true);
  });

  it('treats an empty collection as unnamed (#options)', () => {
    expect(Object.keys(create(signalStore(withCallState({ collection: '' }))))).toContain(
      'callState',
    );
  });

  it('allows named and unnamed call states in one store (#track-several-requests-in-one-store, #options)', () => {
    const warnings = watchWarnings();
    const Both = signalStore(
      { protectedState: false },
      withCallState(),
      withCallState({ collection: 'hits' }),
    );
    const store = create(Both);
    patchState(store, setLoading());
    expect(store.loading()).toBe(true);
    expect(store.hitsLoading()).toBe(false);
    patchState(store, { callState: 'init', hitsCallState: 'init' });
    expect(getState(store)).toEqual({ callState: 'init', hitsCallState: 'init' });
    expect(warnings).toEqual([]);
  });

  it('setError() takes the message of anything that has one (#an-error-without-a-message, #the-updaters-setloading-setloaded-and-seterror)', () => {
    const store = create(Store);
    patchState(store, setError(new Error('boom')));
    expect(store.error()).toBe('boom');
    patchState(store, setError({ message: 404 }));
    expect(store.error()).toBe('404');
    const ofServer = { message: 'The title is taken.' };
    const response = { status: 409, url: '/api/todos', statusText: 'Conflict', error: ofServer };
    const failure = new HttpErrorResponse(response);
    patchState(store, setError(failure));
    expect(store.error()).toBe('Http failure response for /api/todos: 409 Conflict');
    patchState(store, setError(failure.error));
    expect(store.error()).toBe('The title is taken.');
  });

  it.each([undefined, null, '', 0, false])(
    'turns %j into an empty message (#an-error-without-a-message)',
    (value) => {
      const store = create(Store);
      patchState(store, setError(value));
      expect(store.error()).toBe('');
      expect(store.error() !== null).toBe(true);
    },
  );

  it('converts anything else to a string, which for most objects is "[object Object]" (#an-error-without-a-message)', () => {
    const store = create(Store);
    patchState(store, setError(['down', 'out']));
    expect(store.error()).toBe('down,out');
    patchState(store, setError({ code: 1 }));
    expect(store.error()).toBe('[object Object]');
    patchState(store, setError(42));
    expect(store.error()).toBe('42');
  });

  it('clears the error with any other state (#what-it-adds-to-the-store)', () => {
    const store = create(Store);
    patchState(store, setError('down'));
    patchState(store, setLoading());
    expect(store.error()).toBeNull();
  });

  it('calls that share a call state overwrite each other (#two-calls-share-one-call-state)', () => {
    const store = create(Store);
    patchState(store, setLoading());
    patchState(store, setLoading());
    patchState(store, setLoaded());
    expect(store.loading()).toBe(false);
  });

  it('returns to init with resetState (#with-other-extensions)', () => {
    const store = create(signalStore({ protectedState: false }, withCallState(), withReset()));
    patchState(store, setLoading());
    store.resetState();
    expect(store.callState()).toBe('init');
  });

  it('is stored by withStorageSync, so a stored loading comes back (#with-other-extensions)', () => {
    const Stored = signalStore(
      { protectedState: false },
      withCallState(),
      withStorageSync('call-state'),
    );
    patchState(create(Stored), setLoading());
    expect(create(Stored).loading()).toBe(true);
  });

  it('is tracked by withUndoRedo only when it is listed in keys (#with-other-extensions)', () => {
    const Untracked = signalStore({ protectedState: false }, withCallState(), withUndoRedo());
    const untracked = create(Untracked);
    patchState(untracked, setLoading());
    expect(untracked.canUndo()).toBe(false);

    const Tracked = signalStore(
      { protectedState: false },
      withCallState(),
      withUndoRedo({ keys: ['callState'] }),
    );
    const tracked = create(Tracked);
    patchState(tracked, setLoading());
    expect(tracked.canUndo()).toBe(true);
  });

  it('works with updateState of the DevTools (#with-other-extensions)', () => {
    // Without withDevtools(), the name would be kept and label an entry in the test of another
    // file.
    const Shown = signalStore({ protectedState: false }, withCallState(), withDevtools('todos'));
    const store = create(Shown);
    updateState(store, 'load todos', setLoading());
    expect(store.loading()).toBe(true);
  });

  it('clashes with an unnamed resource over error: NgRx warns and the later one wins (#with-other-extensions)', () => {
    const warnings = watchWarnings();
    const Clash = signalStore(
      { protectedState: false },
      withState({}),
      withResource(() => resource({ loader: async () => 1 })),
      withCallState(),
    );
    const store = create(Clash) as unknown as { error: () => unknown };
    expect(warnings.join()).toContain('SignalStore members cannot be overridden');
    expect(store.error()).toBeNull();
  });
});

describe('/docs/with-call-state, samples', () => {
  it('the store of the minimal example loads, and keeps the message of a failure (#minimal-example, #show-a-spinner-on-the-first-load-only)', async () => {
    const load = vi.fn().mockResolvedValue([{ id: 1, title: 'a' }]);
    TestBed.configureTestingModule({ providers: [{ provide: TodoApi, useValue: { load } }] });
    const store = create(TodoStore);
    const done = store.load();
    expect(store.loading()).toBe(true);
    await done;
    expect([store.loaded(), store.todos().length]).toEqual([true, 1]);
    const again = store.load();
    expect([store.loading(), store.todos().length]).toEqual([true, 1]);
    await again;
    load.mockRejectedValueOnce(new Error('down'));
    await store.load();
    expect([store.loaded(), store.error()]).toEqual([false, 'down']);
  });

  it('rxMethod continues after a failure that is caught inside switchMap (#use-it-with-rxmethod)', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    type Suggestions = { suggest(term: string): void; loaded(): boolean; error(): string | null };
    const store = create(await sample<Suggestions>('with-call-state', 'SuggestionStore'));
    const http = TestBed.inject(HttpTestingController);
    store.suggest('a');
    http.expectOne('/api/suggestions?term=a').flush('no', { status: 500, statusText: 'No' });
    expect(store.error()).toContain('500');
    store.suggest('b');
    http.expectOne('/api/suggestions?term=b').flush(['b']);
    expect([store.loaded(), store.error()]).toEqual([true, null]);
  });

  it('two requests have a call state each (#track-several-requests-in-one-store)', async () => {
    type Shop = {
      startBoth(): void;
      productsDone(): void;
      busy(): boolean;
      ordersLoading(): boolean;
    };
    const store = create(await sample<Shop>('with-call-state', 'ShopStore'));
    store.startBoth();
    store.productsDone();
    expect([store.busy(), store.ordersLoading()]).toEqual([true, true]);
  });

  it('the status code of an error can be kept next to its message (#keep-the-error-object-instead-of-a-string)', async () => {
    type Account = { failed(error: unknown): void; errorCode(): number | null; error(): string };
    const store = create(await sample<Account>('with-call-state', 'AccountStore'));
    store.failed(new HttpErrorResponse({ status: 404, url: '/x' }));
    expect(store.errorCode()).toBe(404);
    store.failed(new Error('down'));
    expect([store.errorCode(), store.error()]).toEqual([null, 'down']);
  });

  it('the updaters are not methods of the store, and need the declared collection (#edge-cases-and-errors, #property-setloading-does-not-exist, #argument-of-type--is-not-assignable-on-setloading)', () => {
    const build = () => {
      const named = create(Named);
      // @ts-expect-error TS2339: "Property 'setLoading' does not exist".
      named.setLoading();
      // @ts-expect-error TS2345: the collection is missing.
      patchState(named, setLoading());
      // @ts-expect-error TS2345: the collection is wrong.
      patchState(named, setLoading('cats'));
    };
    const Named = signalStore({ protectedState: false }, withCallState({ collection: 'todos' }));
    expect(build).toThrow(TypeError);
  });

  it('try and catch only once: track() follows any promise (#write-try-and-catch-only-once)', async () => {
    const Tracking = signalStore(
      withTracking(),
      withMethods(() => ({})),
    );
    const store = create(Tracking);
    const done = store.track(async () => undefined);
    expect(store.loading()).toBe(true);
    await done;
    expect(store.loaded()).toBe(true);
    await store.track(() => Promise.reject(new Error('down')));
    expect(store.error()).toBe('down');
  });

  it('back to start: both call states are init (#reset-the-call-state-to-init)', async () => {
    type Search = { backToStart(): void; callState(): string; hitsCallState(): string };
    const store = create(await sample<Search>('with-call-state', 'SearchStore'));
    store.backToStart();
    expect([store.callState(), store.hitsCallState()]).toEqual(['init', 'init']);
  });

  it('the list of the minimal example shows a spinner while it loads, and an error even if its message is empty (#show-a-loading-spinner, #an-error-without-a-message)', async () => {
    const load = () => Promise.reject(new Error(''));
    TestBed.configureTestingModule({ providers: [{ provide: TodoApi, useValue: { load } }] });
    const fixture = TestBed.createComponent(TodoList);
    const { nativeElement: element }: { nativeElement: HTMLElement } = fixture;
    const loading = TestBed.inject(TodoStore).load();
    fixture.detectChanges();
    expect(element.querySelector('.spinner')).not.toBeNull();
    await expect(loading, 'even if it fails').resolves.toBeUndefined();
    await fixture.whenStable();
    expect(element.querySelector('.spinner')).toBeNull();
    expect(element.querySelector('[role=alert]')?.textContent).toContain('Loading failed.');
  });
});
