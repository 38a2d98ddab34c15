import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  createEnvironmentInjector,
  EnvironmentInjector,
  InjectionToken,
  inject,
  type Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  createEffects,
  createReducer,
  noPayload,
  payload,
  setLoading,
  updateState,
  withCallState,
  withDevtools,
  withGlitchTracking,
  withRedux,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withMethods, withState } from '@ngrx/signals';
import {
  Dispatcher,
  Events,
  eventGroup,
  on,
  provideDispatcher,
  withEventHandlers,
  withReducer,
} from '@ngrx/signals/events';
import { config, map, Subject, switchMap, tap } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { FlightStore, flightEvents } from '#samples/with-redux/flight-store';
import { sample } from './sample';
import { create } from './support';

const actions = {
  public: { load: payload<{ from: string }>(), clear: noPayload },
  private: { loaded: payload<{ flights: string[] }>() },
};

afterEach(() => {
  config.onUnhandledError = null;
});

describe('/docs/with-redux', () => {
  const Store = signalStore(
    withState({ flights: [] as string[], loading: false }),
    withMethods(() => ({ own: () => 'own' })),
    withRedux({
      actions,
      reducer(all, handle) {
        handle(all.load, (store) => patchState(store, { loading: true }));
        handle(all.loaded, (store, { flights }) => patchState(store, { flights, loading: false }));
        handle(all.clear, (store) => patchState(store, { flights: [] }));
      },
      effects: (all, of) => ({
        load$: of(all.load).pipe(map(({ from }) => all.loaded({ flights: [from] }))),
      }),
    }),
  );

  it('adds a method for each public action, and none for private ones (#what-it-adds-to-the-store)', () => {
    expect(Object.keys(create(Store)).sort()).toEqual([
      ...['clear', 'flights', 'load', 'loading', 'own'],
    ]);
  });

  it('a dispatch runs the reducer and effects, and returns the action with the type that withRedux() adds (#what-it-adds-to-the-store, #a-payload-must-be-an-object)', () => {
    const store = create(Store);
    expect(store.load({ from: 'Paris' })).toEqual({ from: 'Paris', type: 'load' });
    expect([store.flights(), store.loading()]).toEqual([['Paris'], false]);
  });

  it('withRedux() overwrites a type in the payload (#a-payload-must-be-an-object)', () => {
    const Typed = signalStore(
      withState({}),
      withRedux({
        actions: { pick: payload<{ type: string }>() },
        reducer: () => undefined,
        effects: () => ({}),
      }),
    );
    expect(create(Typed).pick({ type: 'mine' })).toEqual({ type: 'pick' });
  });

  it('actions have to be listed by name (#o-is-not-an-action-specification)', () => {
    const Wrong = signalStore(
      withRedux({
        actions: { public: payload as never },
        reducer: () => undefined,
        effects: () => ({}),
      }),
    );
    expect(() => create(Wrong)).toThrow('%o is not an Action Specification');
  });

  it('an action without payload is called without an argument (#call-an-action-without-a-payload)', () => {
    const store = create(Store);
    store.load({ from: 'Paris' });
    store.clear();
    expect(store.flights()).toEqual([]);
  });

  it('keeps the methods of earlier features (#my-own-methods-are-gone)', () => {
    expect(create(Store).own()).toBe('own');
  });

  it('makes all actions public if they are not split (#options)', () => {
    const Flat = signalStore(
      withState({}),
      withRedux({
        actions: { a: noPayload, b: noPayload },
        reducer: () => undefined,
        effects: () => ({}),
      }),
    );
    expect(Object.keys(create(Flat)).sort()).toEqual(['a', 'b']);
  });

  it('runs the reducer first, then every effect that listens (#let-several-effects-listen-to-one-action)', () => {
    const order: string[] = [];
    const Ordered = signalStore(
      withState({}),
      withRedux({
        actions: { a: noPayload },
        reducer: (all, handle) => handle(all.a, () => void order.push('reducer')),
        effects: (all, of) => ({
          one: of(all.a).pipe(tap(() => order.push('one'))),
          two: of(all.a).pipe(tap(() => order.push('two'))),
        }),
      }),
    );
    create(Ordered).a();
    expect(order).toEqual(['reducer', 'one', 'two']);
  });

  it('an effect dispatches an action by calling it; emitted values are ignored (#options)', () => {
    const seen: string[] = [];
    const Store = signalStore(
      withRedux({
        actions: { start: noPayload, emitted: noPayload, called: noPayload },
        reducer(all, reduce) {
          reduce(all.emitted, () => void seen.push('emitted'));
          reduce(all.called, () => void seen.push('called'));
        },
        effects: (all, listen) => ({
          emits$: listen(all.start).pipe(map(() => ({ type: 'emitted' }))),
          calls$: listen(all.start).pipe(tap(() => all.called())),
        }),
      }),
    );
    create(Store).start();
    expect(seen).toEqual(['called']);
  });

  it('a second reducer for an action replaces the first (#only-one-of-my-reducers-runs)', () => {
    const ran: string[] = [];
    const Twice = signalStore(
      withState({}),
      withRedux({
        actions: { a: noPayload },
        reducer: (all, handle) => {
          handle(all.a, () => void ran.push('first'));
          handle(all.a, () => void ran.push('second'));
        },
        effects: () => ({}),
      }),
    );
    create(Twice).a();
    expect(ran).toEqual(['second']);
  });

  it('effects are required at run time too (#options)', () => {
    const options = { actions: { a: noPayload }, reducer: () => undefined };
    const Without = signalStore(withState({}), withRedux(options as never));
    expect(() => create(Without)).toThrow(TypeError);
  });

  it('effects run in an injection context (#options)', () => {
    const token = new InjectionToken('suffix', { factory: () => '!' });
    let injected = '';
    const Injecting = signalStore(
      withState({}),
      withRedux({
        actions: { a: noPayload },
        reducer: () => undefined,
        effects: () => {
          injected = inject(token);
          return {};
        },
      }),
    );
    create(Injecting);
    expect(injected).toBe('!');
  });

  it('an error ends an effect and is reported as unhandled (#edge-cases-and-errors, #an-effect-stops-after-an-error)', async () => {
    const unhandled: unknown[] = [];
    config.onUnhandledError = (error) => unhandled.push(error);
    let runs = 0;
    const Failing = signalStore(
      withState({}),
      withRedux({
        actions: { a: noPayload },
        reducer: () => undefined,
        effects: (all, of) => ({
          e: of(all.a).pipe(
            tap(() => {
              runs++;
              throw new Error('effect');
            }),
          ),
        }),
      }),
    );
    const store = create(Failing);
    store.a();
    store.a();
    await expect.poll(() => unhandled).toEqual([new Error('effect')]);
    expect(runs).toBe(1);
  });

  it('effects keep running after the store is destroyed (#effects-keep-running-after-the-store-is-destroyed, #known-defects)', () => {
    const source = new Subject<number>();
    const seen: number[] = [];
    const Living = signalStore(
      withState({}),
      withRedux({
        actions: { start: noPayload },
        reducer: () => undefined,
        effects: (all, of) => ({
          e: of(all.start).pipe(
            switchMap(() => source),
            tap((value) => seen.push(value)),
          ),
        }),
      }),
    );
    const injector = createEnvironmentInjector([Living], TestBed.inject(EnvironmentInjector));
    injector.get(Living).start();
    injector.destroy();
    source.next(1);
    expect(seen).toEqual([1]);
  });

  it('reducer and effects can be created separately with createReducer and createEffects (#put-the-reducer-and-effects-into-separate-files)', () => {
    const bookActions = { load: noPayload, loaded: payload<{ titles: string[] }>() };
    const reducer = createReducer<{ titles: string[] }, typeof bookActions>((all, handle) => {
      handle(all.loaded, (store, { titles }) => patchState(store, { titles }));
    });
    const effects = createEffects(bookActions, (all, of) => ({
      load$: of(all.load).pipe(map(() => all.loaded({ titles: ['Emma'] }))),
    }));
    const Books = signalStore(
      withState({ titles: [] as string[] }),
      withRedux({ actions: bookActions, reducer, effects }),
    );
    const store = create(Books);
    store.load();
    expect(store.titles()).toEqual(['Emma']);
  });

  it('updateState in the reducer names the entry of the DevTools (#with-other-extensions)', () => {
    const types: string[] = [];
    window.__REDUX_DEVTOOLS_EXTENSION__ = {
      connect: () => ({ send: ({ type: name }) => void types.push(name) }),
    };
    const Named = signalStore(
      withState({ n: 0 }),
      withDevtools('x', withGlitchTracking()),
      withRedux({
        actions: { add: noPayload },
        reducer: (all, handle) => handle(all.add, (store) => updateState(store, 'add', { n: 1 })),
        effects: () => ({}),
      }),
    );
    create(Named).add();
    expect(types.at(-1)).toBe('add');
  });
});

describe('/docs/with-redux, NgRx events', () => {
  const flightEvents = eventGroup({
    source: 'Flights',
    events: { load: type<{ from: string }>(), loaded: type<{ flights: string[] }>() },
  });
  const source = new Subject<string>();
  const Store = signalStore(
    withState({ flights: [] as string[], loads: 0 }),
    withReducer(
      on(flightEvents.load, () => ({ flights: [] })),
      on(flightEvents.load, (_, { loads }) => ({ loads: loads + 1 })),
      on(flightEvents.loaded, ({ payload: { flights } }) => ({ flights })),
    ),
    withEventHandlers((_, events = inject(Events)) => ({
      load$: events.on(flightEvents.load).pipe(
        switchMap(() => source),
        map((flight) => flightEvents.loaded({ flights: [flight] })),
      ),
    })),
  );
  const dispatch = () => TestBed.inject(Dispatcher).dispatch(flightEvents.load({ from: 'Paris' }));

  it('behave like the store before the migration, and run every "on" for an event (#migrate-to-ngrxsignalsevents)', () => {
    const store = create(Store);
    dispatch();
    source.next('Paris');
    expect([store.flights(), store.loads()]).toEqual([['Paris'], 1]);
  });

  it('a store hears events only after it has been injected (#migrate-to-ngrxsignalsevents)', () => {
    dispatch();
    expect(create(Store).loads()).toBe(0);
  });

  it('an event reaches all instances of a store, but not those outside of provideDispatcher() (#migrate-to-ngrxsignalsevents)', () => {
    const stores = [create(Store), create(Store)];
    const loads = () => stores.map((store) => store.loads());
    dispatch();
    expect(loads()).toEqual([1, 1]);
    const root = TestBed.inject(EnvironmentInjector);
    const scope = createEnvironmentInjector([Store, provideDispatcher()], root);
    const scoped = scope.get(Store);
    scope.get(Dispatcher).dispatch(flightEvents.load({ from: 'Paris' }));
    expect([...loads(), scoped.loads()]).toEqual([1, 1, 1]);
    scope.destroy();
  });

  it('handlers end with the store (#migrate-to-ngrxsignalsevents)', () => {
    const injector = createEnvironmentInjector([Store], TestBed.inject(EnvironmentInjector));
    injector.get(Store);
    dispatch();
    expect(source.observed).toBe(true);
    injector.destroy();
    expect(source.observed).toBe(false);
  });

  it('an uncaught error ends all handlers of the same withEventHandlers() (#migrate-to-ngrxsignalsevents)', async () => {
    const unhandled: unknown[] = [];
    config.onUnhandledError = (error) => unhandled.push(error);
    let runs = 0;
    const Failing = signalStore(
      withState({}),
      withEventHandlers((_, events = inject(Events)) => ({
        fails$: events.on(flightEvents.loaded).pipe(
          tap(() => {
            throw new Error('handler');
          }),
        ),
        counts$: events.on(flightEvents.load).pipe(tap(() => runs++)),
      })),
    );
    create(Failing);
    dispatch();
    TestBed.inject(Dispatcher).dispatch(flightEvents.loaded({ flights: [] }));
    dispatch();
    expect(runs).toBe(1);
    await expect.poll(() => unhandled).toEqual([new Error('handler')]);
  });
});

describe('/docs/with-redux, types and samples', () => {
  it('read the store in an effect: withFeature passes it the members of earlier features (#further-recipes, #read-the-store-in-an-effect)', async () => {
    type Search = { search(payload: object): void; title(): string };
    const store = create(await sample<Search>('with-redux', 'SearchStore'));
    store.search({});
    expect(store.title()).toBe('About Emma');
  });

  it('a store cannot inject itself in an effect: that is a circular dependency (#read-the-store-in-an-effect)', () => {
    let self: Type<unknown> | undefined;
    self = signalStore(
      { providedIn: 'root' },
      withRedux({
        actions: { search: noPayload },
        reducer: () => undefined,
        effects: () => {
          if (self) inject(self);
          return {};
        },
      }),
    );
    expect(() => TestBed.inject(self)).toThrow('NG0200');
  });

  it('split actions need both parts (#options)', () => {
    const build = () =>
      withRedux({
        actions: { public: { go: noPayload } },
        // @ts-expect-error TS2339: without "private", "public" counts as an action.
        reducer: ({ go }, reduce) => reduce(go, () => undefined),
        effects: () => ({}),
      });
    expect(build).toBeDefined();
  });

  it('a payload must be an object, of a type alias (#a-payload-must-be-an-object)', () => {
    interface Id {
      id: number;
    }
    // @ts-expect-error TS2344: not an object.
    expect(payload<number>()).toBeDefined();
    // @ts-expect-error TS2344: an interface, not a type alias.
    expect(payload<Id>()).toBeDefined();
    expect(payload<{ id: number }>()).toBeDefined();
  });

  it('a reducer patches the store that it gets (#minimal-example, #change-state-in-a-reducer)', async () => {
    type Counter = { add(payload: { by: number }): unknown; clear(): unknown; count(): number };
    const store = create(await sample<Counter>('with-redux', 'CounterStore'));
    store.add({ by: 2 });
    store.add({ by: 3 });
    expect(store.count()).toBe(5);
    store.clear();
    expect(store.count()).toBe(0);
  });

  it('a store can use a reducer and effects from separate files (#put-the-reducer-and-effects-into-separate-files)', async () => {
    type Books = { load(): unknown; titles(): string[] };
    const store = create(await sample<Books>('with-redux', 'BookStore'));
    store.load();
    expect(store.titles()).toEqual(['Emma']);
  });

  it('the migrated store loads on an event (#migrate-to-ngrxsignalsevents)', () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const store = create(FlightStore);
    TestBed.inject(Dispatcher).dispatch(flightEvents.load({ from: 'Paris' }));
    expect(store.loading()).toBe(true);
    const flight = { id: 1, from: 'Paris' };
    TestBed.inject(HttpTestingController).expectOne('/api/flights?from=Paris').flush([flight]);
    expect([store.flights(), store.loading()]).toEqual([[flight], false]);
  });

  it('the migrated store loads again after a request that failed (#migrate-to-ngrxsignalsevents)', () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const store = create(FlightStore);
    const load = () => {
      TestBed.inject(Dispatcher).dispatch(flightEvents.load({ from: 'Paris' }));
      return TestBed.inject(HttpTestingController).expectOne('/api/flights?from=Paris');
    };
    load().error(new ProgressEvent('error'));
    expect(store.loading()).toBe(false);
    load().flush([{ id: 1, from: 'Paris' }]);
    expect(store.flights()).toHaveLength(1);
  });

  it('withCallState: a reducer can set it (#with-other-extensions)', () => {
    const Store = signalStore(
      withCallState(),
      withRedux({
        actions: { load: noPayload },
        reducer: (all, handle) => handle(all.load, (store) => patchState(store, setLoading())),
        effects: () => ({}),
      }),
    );
    const store = create(Store);
    store.load();
    expect(store.loading()).toBe(true);
  });
});
