import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import {
  createEnvironmentInjector,
  EnvironmentInjector,
  effect,
  runInInjectionContext,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withDevtools, withGlitchTracking } from '@angular-architects/ngrx-toolkit';
import {
  createReduxState,
  mapAction,
  reduxMethod,
  withActionMappers,
} from '@angular-architects/ngrx-toolkit/redux-connector';
import { patchState, signalStore, withHooks, withMethods, withState } from '@ngrx/signals';
import { rxMethod } from '@ngrx/signals/rxjs-interop';
import {
  type Action,
  createActionGroup,
  emptyProps,
  props,
  provideStore,
  Store,
} from '@ngrx/store';
import { config, EMPTY, map, of, pipe, Subject, switchMap, tap, type Unsubscribable } from 'rxjs';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { ticketActions as sampleActions } from '#samples/create-redux-state/ticket-actions';
import * as sampleStore from '#samples/create-redux-state/ticket-store';
import { UserPageStore, userFeature } from '#samples/create-redux-state/user-page-store';
import { create } from './support';

const ticketActions = createActionGroup({
  source: 'Tickets',
  events: {
    load: props<{ from: string }>(),
    loaded: props<{ tickets: string[] }>(),
    clear: emptyProps(),
  },
});

const TicketStore = signalStore(
  withState({ tickets: ['start'] }),
  withMethods((store) => ({
    load: rxMethod<{ from: string }>(
      pipe(tap(({ from }) => patchState(store, { tickets: [from] }))),
    ),
    setTickets: ({ tickets }: { tickets: string[] }) => patchState(store, { tickets }),
    clear: () => patchState(store, { tickets: [] }),
  })),
);

const { provideTicketStore, injectTicketStore } = createReduxState('ticket', TicketStore, (store) =>
  withActionMappers(
    mapAction(ticketActions.load, store.load),
    mapAction(ticketActions.loaded, store.setTickets),
    mapAction(ticketActions.clear, store.clear),
  ),
);

function start() {
  TestBed.configureTestingModule({ providers: [provideTicketStore()] });
  return TestBed.runInInjectionContext(injectTicketStore);
}

describe('/docs/create-redux-state', () => {
  it('calls storeMethod with the action (#minimal-example, #map-several-actions-to-one-method)', () => {
    const store = start();
    store.dispatch(ticketActions.load({ from: 'Paris' }));
    expect(store.tickets()).toEqual(['Paris']);
    store.dispatch(ticketActions.clear());
    expect(store.tickets()).toEqual([]);
  });

  it('replaces a dispatch() method of the store (#a-dispatch-method-of-the-store-is-replaced)', () => {
    const own = vi.fn((_: Action) => undefined);
    const Store = signalStore(
      { providedIn: 'root' },
      withMethods(() => ({ dispatch: own })),
    );
    const { injectOwnStore } = createReduxState('own', Store, () => withActionMappers());
    const before = TestBed.inject(Store);
    const injected = TestBed.runInInjectionContext(injectOwnStore);
    before.dispatch(ticketActions.clear());
    expect([own.mock.calls, injected === (before as unknown)]).toEqual([[], true]);
  });

  it('takes an Observable or a Signal of actions (#dispatch-from-an-observable-or-a-signal)', () => {
    const store = start();
    const action = signal(ticketActions.load({ from: 'signal' }));
    TestBed.runInInjectionContext(() => {
      store.dispatch(of(ticketActions.load({ from: 'observable' })));
      expect(store.tickets()).toEqual(['observable']);
      store.dispatch(action);
    });
    TestBed.tick();
    expect(store.tickets()).toEqual(['signal']);
    action.set(ticketActions.load({ from: 'changed' }));
    TestBed.tick();
    expect(store.tickets()).toEqual(['changed']);
  });

  it('ignores actions that are not mapped (#edge-cases-and-errors, #nothing-happens-on-dispatch)', () => {
    const store = start();
    store.dispatch({ type: 'unknown' });
    expect(store.tickets()).toEqual(['start']);
  });

  it('throws NG0201 without its provider (#no-provider-found-ng0201)', () => {
    expect(() => TestBed.runInInjectionContext(injectTicketStore)).toThrow(/NG0201/);
  });

  it('reduxMethod() and the inject function need an injection context (/docs/faq#what-does-ng0203-mean)', () => {
    expect(() => injectTicketStore()).toThrow(/NG0203/);
    expect(() => reduxMethod(map((from: string) => from))).toThrow(/NG0203/);
  });

  it('the provide function creates the store, before anything injects it (#what-createreduxstate-returns)', () => {
    const onInit = vi.fn();
    const Eager = signalStore(withHooks({ onInit }));
    const { provideEagerStore } = createReduxState('eager', Eager, () => withActionMappers());
    TestBed.configureTestingModule({ providers: [provideEagerStore()] });
    TestBed.inject(EnvironmentInjector);
    expect(onInit).toHaveBeenCalledTimes(1);
  });

  it('keeps the provider of a root store, but registers its actions only through the provide function (#what-createreduxstate-returns)', () => {
    const Root = signalStore(
      { providedIn: 'root' },
      withState({ n: 0 }),
      withMethods((store) => ({ add: () => patchState(store, { n: store.n() + 1 }) })),
    );
    const { provideRootStore, injectRootStore } = createReduxState('root', Root, (store) =>
      withActionMappers(mapAction(ticketActions.clear, store.add)),
    );
    const without = TestBed.runInInjectionContext(injectRootStore);
    without.dispatch(ticketActions.clear());
    expect(without.n()).toBe(0);

    TestBed.resetTestingModule();
    TestBed.configureTestingModule({ providers: [provideRootStore()] });
    const store = TestBed.runInInjectionContext(injectRootStore);
    store.dispatch(ticketActions.clear());
    expect(store.n()).toBe(1);
  });

  it('maps several actions to one method (#options)', () => {
    const Counter = signalStore(
      withState({ n: 0 }),
      withMethods((store) => ({ add: () => patchState(store, { n: store.n() + 1 }) })),
    );
    const { provideCounterStore, injectCounterStore } = createReduxState(
      'counter',
      Counter,
      (store) => withActionMappers(mapAction(ticketActions.clear, ticketActions.load, store.add)),
    );
    TestBed.configureTestingModule({ providers: [provideCounterStore()] });
    const store = TestBed.runInInjectionContext(injectCounterStore);
    store.dispatch(ticketActions.clear());
    store.dispatch(ticketActions.load({ from: '' }));
    expect(store.n()).toBe(2);
  });

  it('one action type has one method in the whole app: the last mapping wins (#only-the-last-mapping-of-an-action-works)', () => {
    const Counter = signalStore(
      { providedIn: 'root' },
      withState({ n: 0 }),
      withMethods((store) => ({ add: () => patchState(store, { n: store.n() + 1 }) })),
    );
    const { provideCounterStore, injectCounterStore } = createReduxState(
      'counter',
      Counter,
      (store) => withActionMappers(mapAction(ticketActions.clear, store.add)),
    );
    TestBed.configureTestingModule({ providers: [provideTicketStore(), provideCounterStore()] });
    const tickets = TestBed.runInInjectionContext(injectTicketStore);
    const counter = TestBed.runInInjectionContext(injectCounterStore);
    tickets.dispatch(ticketActions.clear());
    expect(tickets.tickets()).toEqual(['start']);
    expect(counter.n()).toBe(1);
  });

  it('actions reach the last instance created by the provide function, whatever the inject function returns (#only-the-last-mapping-of-an-action-works, #nothing-happens-on-dispatch)', () => {
    const store = start();
    const child = (providers: Parameters<typeof createEnvironmentInjector>[0]) =>
      runInInjectionContext(
        createEnvironmentInjector(providers, TestBed.inject(EnvironmentInjector)),
        injectTicketStore,
      );
    const ofComponent = child([TicketStore]);
    ofComponent.dispatch(ticketActions.clear());
    expect([store.tickets(), ofComponent.tickets()]).toEqual([[], ['start']]);
    const ofRoute = child([provideTicketStore()]);
    store.dispatch(ticketActions.load({ from: 'Paris' }));
    expect([store.tickets(), ofRoute.tickets()]).toEqual([[], ['Paris']]);
  });

  it('an effect that calls dispatch() also runs again when a signal that the method reads changes (#dispatch-from-an-observable-or-a-signal)', () => {
    const calls = vi.fn();
    const read = signal(0);
    const Store = signalStore(
      { providedIn: 'root' },
      withMethods(() => ({ call: () => calls(read()) })),
    );
    const { provideReadStore, injectReadStore } = createReduxState('read', Store, (store) =>
      withActionMappers(mapAction(ticketActions.clear, store.call)),
    );
    TestBed.configureTestingModule({ providers: [provideReadStore()] });
    const store = TestBed.runInInjectionContext(injectReadStore);
    const run = (start: () => void) => {
      calls.mockClear();
      TestBed.runInInjectionContext(start);
      TestBed.tick();
      read.update((value) => value + 1);
      TestBed.tick();
      return calls.mock.calls.length;
    };
    expect(run(() => store.dispatch(signal(ticketActions.clear())))).toBe(1);
    expect(run(() => effect(() => void store.dispatch(ticketActions.clear())))).toBe(2);
  });

  it('is not connected to NgRx Store in either direction (#nothing-happens-on-dispatch)', () => {
    TestBed.configureTestingModule({
      providers: [
        provideStore({ seen: (state: string[] = [], { type }) => [...state, type] }),
        provideTicketStore(),
      ],
    });
    const store = TestBed.runInInjectionContext(injectTicketStore);
    const global = TestBed.inject<Store<{ seen: string[] }>>(Store);
    const seen = global.selectSignal(({ seen: types }) => types);
    store.dispatch(ticketActions.clear());
    expect(seen()).not.toContain(ticketActions.clear.type);
    global.dispatch(ticketActions.load({ from: 'Paris' }));
    expect(store.tickets()).toEqual([]);
  });

  it('never dispatches the result of resultMethod (#the-result-action-is-never-dispatched, #known-defects)', () => {
    const Results = signalStore(
      withState({ result: '', fallback: '' }),
      withMethods((store) => ({
        load: reduxMethod<{ from: string }, string[], string>(
          pipe(map(({ from }) => [from])),
          ([first = '']) => {
            patchState(store, { fallback: first });
            return first;
          },
        ),
        setResult: () => patchState(store, { result: 'dispatched' }),
      })),
    );
    const { provideResultsStore, injectResultsStore } = createReduxState(
      'results',
      Results,
      (store) =>
        withActionMappers(
          mapAction(
            ticketActions.load,
            store.load as never,
            ((tickets: string[]) => ticketActions.loaded({ tickets })) as never,
          ),
          mapAction(ticketActions.loaded, store.setResult),
        ),
    );
    TestBed.configureTestingModule({ providers: [provideResultsStore()] });
    const store = TestBed.runInInjectionContext(injectResultsStore);
    store.dispatch(ticketActions.load({ from: 'Paris' }));
    expect([store.result(), store.fallback()]).toEqual(['', 'Paris']);
  });

  it('a mapped method that throws ends dispatch for all stores (#a-method-that-throws-stops-all-dispatching, #nothing-happens-on-dispatch)', async () => {
    const Failing = signalStore(
      withMethods(() => ({
        fail: () => {
          throw new Error('failed');
        },
      })),
    );
    const { provideFailingStore } = createReduxState('failing', Failing, (store) =>
      withActionMappers(mapAction(ticketActions.loaded, store.fail)),
    );
    TestBed.configureTestingModule({ providers: [provideTicketStore(), provideFailingStore()] });
    const store = TestBed.runInInjectionContext(injectTicketStore);
    const unhandled = vi.fn();
    config.onUnhandledError = unhandled;
    onTestFinished(() => {
      config.onUnhandledError = null;
    });
    store.dispatch(ticketActions.loaded({ tickets: [] }));
    store.dispatch(ticketActions.clear());
    expect(store.tickets()).toEqual(['start']);
    await expect.poll(() => unhandled.mock.calls).toEqual([[new Error('failed')]]);
  });

  it('dispatch() returns an object with destroy(), although its type says unsubscribe() (#dispatch-from-an-observable-or-a-signal)', () => {
    const store = start();
    const source = new Subject<ReturnType<typeof ticketActions.load>>();
    const dispatched = TestBed.runInInjectionContext(() => store.dispatch(source));
    expectTypeOf(dispatched).toEqualTypeOf<Unsubscribable>();
    expect(Object.keys(dispatched)).toEqual(['destroy']);
  });

  it('reduxMethod with resultMethod creates a new stream for each call, and destroy() does not end it (#reduxmethod-starts-a-new-stream-with-each-call)', () => {
    const answers = [new Subject<string>(), new Subject<string>()];
    const seen: string[] = [];
    const load = TestBed.runInInjectionContext(() =>
      reduxMethod<number, string, void>(
        pipe(switchMap((call) => answers[call] ?? EMPTY)),
        (answer) => void seen.push(answer),
      ),
    );
    // @ts-expect-error TS2554: the type requires the second argument, although the call works
    // without it.
    load(0);
    load(1, (answer) => void seen.push(answer));
    answers[0]?.next('the call before');
    load.destroy();
    answers[1]?.next('the last call');
    expect(seen).toEqual(['the call before', 'the last call']);
  });

  it('the streams of reduxMethod with resultMethod pile up until the store is destroyed (#reduxmethod-starts-a-new-stream-with-each-call)', () => {
    const injector = createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));
    let open = 0;
    const load = runInInjectionContext(injector, () =>
      reduxMethod<number, number, void>(
        pipe(tap({ subscribe: () => open++, finalize: () => open-- })),
        () => undefined,
      ),
    );
    for (const call of [1, 2, 3]) load(call, () => undefined);
    expect(open).toBe(3);
    injector.destroy();
    expect(open).toBe(0);
  });
});

describe('/docs/create-redux-state, limits', () => {
  it('an existing feature of NgRx Store can be read and its actions dispatched (#further-recipes, #use-an-existing-feature-of-ngrx-store)', () => {
    TestBed.configureTestingModule({
      providers: [provideStore({ [userFeature.name]: userFeature.reducer })],
    });
    const store = create(UserPageStore);
    expect(store.userName()).toBe('Ada');
    store.logout();
    expect(store.userName()).toBe('');
  });

  it('the store of the minimal example loads on dispatch (#minimal-example, #use-the-result-of-a-load)', () => {
    TestBed.configureTestingModule({
      providers: [
        provideHttpClient(),
        provideHttpClientTesting(),
        sampleStore.provideTicketStore(),
      ],
    });
    const store = TestBed.runInInjectionContext(sampleStore.injectTicketStore);
    store.dispatch(sampleActions.load({ from: 'Paris' }));
    const ticket = { id: 1, from: 'Paris' };
    TestBed.inject(HttpTestingController).expectOne('/api/tickets?from=Paris').flush([ticket]);
    expect(store.tickets()).toEqual([ticket]);
  });

  it('components can only dispatch: the methods are left out of the type (#what-createreduxstate-returns, #when-to-choose-it)', () => {
    const store = start();
    // @ts-expect-error TS2339: the type leaves out the methods of the store.
    expect(store.clear).toBeDefined();
  });

  it('the method receives the whole action (#options)', () => {
    const seen: unknown[] = [];
    const Seeing = signalStore(
      withMethods(() => ({ see: (action: object) => void seen.push(action) })),
    );
    const { provideSeeingStore, injectSeeingStore } = createReduxState('seeing', Seeing, (store) =>
      withActionMappers(mapAction(ticketActions.load, store.see)),
    );
    TestBed.configureTestingModule({ providers: [provideSeeingStore()] });
    TestBed.runInInjectionContext(injectSeeingStore).dispatch(
      ticketActions.load({ from: 'Paris' }),
    );
    expect(seen).toEqual([{ from: 'Paris', type: ticketActions.load.type }]);
  });

  it('an Observable of actions stops with the context in which it was dispatched (#dispatch-from-an-observable-or-a-signal)', () => {
    const store = start();
    const source = new Subject<ReturnType<typeof ticketActions.load>>();
    const context = createEnvironmentInjector([], TestBed.inject(EnvironmentInjector));
    runInInjectionContext(context, () => void store.dispatch(source));
    source.next(ticketActions.load({ from: 'Paris' }));
    context.destroy();
    source.next(ticketActions.load({ from: 'Rome' }));
    expect(store.tickets()).toEqual(['Paris']);
  });

  it('withDevtools shows the changes of the store, not the actions (#with-other-extensions)', () => {
    const types: string[] = [];
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: () => ({ send: ({ type }: { type: string }) => types.push(type) }),
      },
    });
    const Shown = signalStore(
      withState({ tickets: ['start'] }),
      withMethods((store) => ({ clear: () => patchState(store, { tickets: [] }) })),
      withDevtools('tickets', withGlitchTracking()),
    );
    const { provideShownStore, injectShownStore } = createReduxState('shown', Shown, (store) =>
      withActionMappers(mapAction(ticketActions.clear, store.clear)),
    );
    TestBed.configureTestingModule({ providers: [provideShownStore()] });
    const store = TestBed.runInInjectionContext(injectShownStore);
    types.length = 0;
    store.dispatch(ticketActions.clear());
    expect(types).toEqual(['Store Update']);
  });

  it('the connector looks for unsubscribe on a method, which NgRx calls destroy (#the-result-action-is-never-dispatched)', () => {
    const { load } = create(TicketStore);
    expect(load).toHaveProperty('destroy');
    expect(load).not.toHaveProperty('unsubscribe');
  });

  it('connectReduxDevtools does nothing (#connectreduxdevtools-does-nothing, #options, #known-defects)', () => {
    const connect = vi.fn();
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect } });
    TestBed.configureTestingModule({ providers: [provideTicketStore(true)] });
    TestBed.runInInjectionContext(injectTicketStore).dispatch(ticketActions.clear());
    TestBed.tick();
    expect(connect).not.toHaveBeenCalled();
  });
});
