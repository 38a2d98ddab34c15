import {
  createEnvironmentInjector,
  EnvironmentInjector,
  PLATFORM_ID,
  resource,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import {
  type DevtoolsFeature,
  patchState as namedPatchState,
  provideDevtoolsConfig,
  type ReduxDevtoolsConfig,
  renameDevtoolsName,
  rxMutation,
  setLoading,
  updateState,
  withCallState,
  withDevToolsStub,
  withDevtools,
  withDisabledNameIndices,
  withGlitchTracking,
  withLocalStorage,
  withMapper,
  withMutations,
  withReset,
  withResource,
  withStorageSync,
  withTrackedReducer,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withComputed, withProps, withState } from '@ngrx/signals';
import { Dispatcher, eventGroup, on, withReducer } from '@ngrx/signals/events';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FlightStore } from '#samples/with-devtools/flight-store';
import { sample } from './sample';
import { settle } from './settle';
import { create } from './support';

type Entry = [action: { type: string; payload?: unknown }, state: Record<string, unknown>];

let sent: Entry[];
let connected: ReduxDevtoolsConfig | undefined;
const types = () => sent.map(([action]) => action.type);
const state = () => sent.at(-1)?.[1];

beforeEach(() => {
  sent = [];
  connected = undefined;
  window.__REDUX_DEVTOOLS_EXTENSION__ = {
    connect: (options) => {
      connected = options;
      return { send: (action, all) => void sent.push([action, all]) };
    },
  };
});

const unprotected = { protectedState: false } as const;
const Plain = signalStore(unprotected, withDevtools('flights'), withState({ v: 0 }));
const Glitch = signalStore(
  unprotected,
  withDevtools('flights', withGlitchTracking()),
  withState({ v: 0 }),
);

describe('/docs/with-devtools', () => {
  it('shows every store as a slice of the instance "NgRx SignalStore", from its creation on', () => {
    create(Plain);
    TestBed.tick();
    expect(connected?.name).toBe('NgRx SignalStore');
    expect(state()).toEqual({ flights: { v: 0 } });
  });

  it('sends state only: no computed signals, no props', () => {
    create(
      signalStore(
        withState({ v: 0 }),
        withProps(() => ({ prop: 1 })),
        withComputed(({ v }) => ({ double: () => v() * 2 })),
        withDevtools('x'),
      ),
    );
    TestBed.tick();
    expect(state()).toEqual({ x: { v: 0 } });
  });

  it('names an update with updateState, and calls the rest "Store Update"', () => {
    const store = create(Plain);
    TestBed.tick();
    updateState(store, '[Flights] delay', { v: 1 });
    TestBed.tick();
    patchState(store, { v: 2 });
    TestBed.tick();
    namedPatchState(store, 'deprecated', { v: 3 });
    TestBed.tick();
    expect(types()).toEqual(['Store Update', '[Flights] delay', 'Store Update', 'deprecated']);
  });

  it('makes one entry of several changes in a row, with the last state', () => {
    const store = create(Plain);
    TestBed.tick();
    patchState(store, { v: 1 });
    patchState(store, { v: 2 });
    TestBed.tick();
    expect(sent.slice(1).map(([, all]) => all['flights'])).toEqual([{ v: 2 }]);
  });

  it('makes one entry for each patch with glitch tracking, at once', () => {
    const store = create(Glitch);
    for (const v of [1, 2, 3]) patchState(store, { v });
    expect(sent.map(([, all]) => all['flights'])).toEqual([{ v: 0 }, { v: 1 }, { v: 2 }, { v: 3 }]);
  });

  it('joins the names of several updates before the next tick', () => {
    const store = create(Plain);
    TestBed.tick();
    updateState(store, 'load', { v: 1 });
    updateState(store, 'select', { v: 2 });
    updateState(store, 'load', { v: 3 });
    TestBed.tick();
    expect(types().at(-1)).toBe('load, select');
  });

  it('leaves the name of a store without devtools for the next entry of any store', () => {
    updateState(create(signalStore(unprotected, withState({ v: 0 }))), 'elsewhere', { v: 1 });
    create(Plain);
    TestBed.tick();
    expect(types()).toEqual(['elsewhere']);
  });

  it('leaves the name of an update that changes nothing for the next entry', () => {
    const store = create(Plain);
    TestBed.tick();
    updateState(store, 'nothing', { v: 0 });
    TestBed.tick();
    expect(sent).toHaveLength(1);
    patchState(store, { v: 1 });
    TestBed.tick();
    expect(types().at(-1)).toBe('nothing');
  });

  it('numbers further instances, and frees the name of a destroyed one', () => {
    const injector = () => createEnvironmentInjector([Plain], TestBed.inject(EnvironmentInjector));
    const [first, second, third] = [injector(), injector(), injector()];
    for (const each of [first, second, third]) each.get(Plain);
    TestBed.tick();
    expect(Object.keys(state() ?? {})).toEqual(['flights', 'flights-1', 'flights-2']);
    second.destroy();
    TestBed.tick();
    expect(Object.keys(state() ?? {})).toEqual(['flights', 'flights-2']);
    injector().get(Plain);
    TestBed.tick();
    expect(Object.keys(state() ?? {})).toContain('flights-1');
  });

  it.each([
    ['plain', Plain],
    ['glitch tracking', Glitch],
  ])('removes the slice of a destroyed component store (%s)', (_, Store) => {
    create(signalStore(withDevtools('root'), withState({ a: 1 })));
    const injector = createEnvironmentInjector([Store], TestBed.inject(EnvironmentInjector));
    injector.get(Store);
    TestBed.tick();
    injector.destroy();
    TestBed.tick();
    expect(Object.keys(state() ?? {})).toEqual(['root']);
  });

  it('throws for a second live instance with withDisabledNameIndices', () => {
    const Single = signalStore(withState({ v: 0 }), withDevtools('one', withDisabledNameIndices()));
    create(Single);
    expect(() => create(Single)).toThrow(
      /An instance of the store one already exists.*indexNames: true/,
    );
  });

  it('renames an instance', () => {
    const store = create(Plain);
    create(Plain);
    renameDevtoolsName(store, 'todo');
    TestBed.tick();
    expect(Object.keys(state() ?? {}).sort()).toEqual(['flights-1', 'todo']);
    expect(() => renameDevtoolsName(store, 'flights-1')).toThrow(
      'cannot rename from todo to flights-1. flights-1 is already assigned to another SignalStore instance.',
    );
  });

  it('ignores the rename of a destroyed store', () => {
    const injector = createEnvironmentInjector([Plain], TestBed.inject(EnvironmentInjector));
    const store = injector.get(Plain);
    injector.destroy();
    expect(() => renameDevtoolsName(store, 'late')).not.toThrow();
  });

  it('throws when a store without devtools, or with the stub, is renamed', () => {
    const message = "Devtools extensions haven't been added to this store.";
    const none = create(signalStore(withState({ v: 0 })));
    const stub = create(signalStore(withState({ v: 0 }), withDevToolsStub('x')));
    expect(() => renameDevtoolsName(none, 'y')).toThrow(message);
    expect(() => renameDevtoolsName(stub, 'y')).toThrow(message);
  });

  it('passes name and further options to the extension', () => {
    TestBed.configureTestingModule({
      providers: [provideDevtoolsConfig({ name: 'Booking', maxAge: 100 } as ReduxDevtoolsConfig)],
    });
    create(Plain);
    expect(connected).toEqual({ name: 'Booking', maxAge: 100 });
  });

  it('sends the mapped state, leaves the store alone, and uses the first mapper only', () => {
    const store = create(
      signalStore(
        withState({ user: 'ada', password: 'secret' }),
        withDevtools(
          'login',
          withMapper((login: { user: string }) => ({ ...login, password: '***' })),
          withMapper(() => ({ second: true })),
        ),
      ),
    );
    TestBed.tick();
    expect(state()).toEqual({ login: { user: 'ada', password: '***' } });
    expect(store.password()).toBe('secret');
  });

  it('works in a class that extends signalStore', () => {
    class Flights extends signalStore(withState({ v: 1 }), withDevtools('class')) {}
    create(Flights);
    TestBed.tick();
    expect(state()).toEqual({ class: { v: 1 } });
  });

  it('throws if a feature is undefined', () => {
    const Broken = signalStore(withDevtools('x', undefined as unknown as DevtoolsFeature));
    expect(() => create(Broken)).toThrow(
      "Cannot read properties of undefined (reading 'indexNames')",
    );
  });

  it('sends nothing on the server', () => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
    create(Glitch);
    expect(connected).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('does nothing without the extension', () => {
    window.__REDUX_DEVTOOLS_EXTENSION__ = undefined;
    const store = create(Glitch);
    updateState(store, 'a', { v: 1 });
    expect(store.v()).toBe(1);
  });

  it('does not connect with the stub, and updateState goes on working', () => {
    const store = create(signalStore(unprotected, withState({ v: 0 }), withDevToolsStub('x')));
    updateState(store, 'a', { v: 1 });
    TestBed.tick();
    expect(store.v()).toBe(1);
    expect(connected).toBeUndefined();
  });

  it('logs the changes of withReset as "Store Update"', () => {
    const store = create(
      signalStore(
        unprotected,
        withState({ v: 0 }),
        withReset(),
        withDevtools('x', withGlitchTracking()),
      ),
    );
    patchState(store, { v: 1 });
    store.resetState();
    expect(types().slice(1)).toEqual(['Store Update', 'Store Update']);
  });
});

describe('/docs/with-devtools, events', () => {
  const events = eventGroup({
    source: 'Book page',
    events: { opened: type<void>(), renamed: type<{ title: string }>() },
  });
  const renamed = on(events.renamed, ({ payload }) => ({ title: payload.title }));
  const dispatch = (title: string) =>
    TestBed.inject(Dispatcher).dispatch(events.renamed({ title }));

  it('withTrackedReducer logs type and payload of the event', () => {
    create(
      signalStore(
        withDevtools('book', withGlitchTracking()),
        withState({ title: '' }),
        withTrackedReducer(renamed),
      ),
    );
    dispatch('Emma');
    expect(sent.at(-1)).toEqual([
      { type: '[Book page] renamed', payload: { title: 'Emma' } },
      { book: { title: 'Emma' } },
    ]);
  });

  it('withReducer logs "Store Update"', () => {
    create(
      signalStore(
        withDevtools('book', withGlitchTracking()),
        withState({ title: '' }),
        withReducer(renamed),
      ),
    );
    dispatch('Emma');
    expect(types()).toEqual(['Store Update', 'Store Update']);
  });

  it('withTrackedReducer needs withDevtools before it', () => {
    const message =
      'In order to use withTrackedReducer, you must first enable the devtools feature';
    const Without = signalStore(withState({ title: '' }), withTrackedReducer(renamed));
    const After = signalStore(
      withState({ title: '' }),
      withTrackedReducer(renamed),
      withDevtools('book', withGlitchTracking()),
    );
    expect(() => create(Without)).toThrow(message);
    expect(() => create(After)).toThrow();
  });

  it('withTrackedReducer needs glitch tracking', () => {
    const Store = signalStore(
      withDevtools('book'),
      withState({ title: '' }),
      withTrackedReducer(renamed),
    );
    expect(() => create(Store)).toThrow(
      'you must first enable the glitch tracking devtools feature',
    );
  });

  it('withTrackedReducer works with the stub', () => {
    const store = create(
      signalStore(withDevToolsStub('x'), withState({ title: '' }), withTrackedReducer(renamed)),
    );
    dispatch('Emma');
    expect(store.title()).toBe('Emma');
  });
});

describe('/docs/with-devtools, samples', () => {
  it('three calls in a row are three entries with glitch tracking', async () => {
    const CounterStore = await sample<{ increment(): void }>('with-devtools', 'CounterStore');
    const store = create(CounterStore);
    for (let call = 0; call < 3; call++) store.increment();
    expect(sent.slice(1).map(([, all]) => all['counter'])).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 3 },
    ]);
  });

  it('hides the password and shows the length of the log', async () => {
    create(await sample('with-devtools', 'LoginStore'));
    TestBed.tick();
    expect(state()).toEqual({ login: { user: 'ada', password: '***', log: 0 } });
  });

  it('shows an event with its type and payload', async () => {
    create(await sample('with-devtools', 'BookStore'));
    const { renamed } = eventGroup({
      source: 'Book page',
      events: { renamed: type<{ title: string }>() },
    });
    TestBed.inject(Dispatcher).dispatch(renamed({ title: 'Emma' }));
    expect(sent.at(-1)).toEqual([
      { type: '[Book page] renamed', payload: { title: 'Emma' } },
      { book: { title: 'Emma', opened: false } },
    ]);
  });
});

describe('/docs/with-devtools, limits', () => {
  it('all stores share one connection, and nothing listens to it', () => {
    const subscribe = vi.fn();
    const connect = vi.fn(() => ({ send: () => undefined, subscribe }));
    window.__REDUX_DEVTOOLS_EXTENSION__ = { connect };
    create(Plain);
    create(Glitch);
    TestBed.tick();
    expect(connect).toHaveBeenCalledTimes(1);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('takes a list of features, so that one of them can be left out', () => {
    const debug: boolean = false;
    const Store = signalStore(
      withState({ v: 0 }),
      withDevtools('x', ...(debug ? [withGlitchTracking()] : [])),
    );
    expect(() => create(Store)).not.toThrow();
  });

  it('an action object is rejected, as the helper that makes one is not exported', () => {
    const store = create(Plain);
    // @ts-expect-error TS2345: an Action has a type that only the helper can give.
    const update = () => updateState(store, { type: 'load' }, { v: 1 });
    expect(update).toBeDefined();
    expect(toolkit).not.toHaveProperty('asAction');
  });

  it('the type of provideDevtoolsConfig knows the name only', () => {
    // @ts-expect-error TS2353: maxAge is passed on, but has no type.
    expect(() => provideDevtoolsConfig({ name: 'Booking', maxAge: 100 })).not.toThrow();
  });
});

describe('/docs/with-devtools, with other extensions', () => {
  it('withCallState: an updater in updateState makes an entry of that name', () => {
    const Store = signalStore(
      unprotected,
      withCallState(),
      withDevtools('x', withGlitchTracking()),
    );
    updateState(create(Store), 'load', setLoading());
    expect(sent.at(-1)).toEqual([{ type: 'load' }, { x: { callState: 'loading' } }]);
  });

  it('withResource: with glitch tracking, a finished load shows up with the next patch', async () => {
    const Store = signalStore(
      unprotected,
      withState({ other: 0 }),
      withResource(() => resource({ loader: async () => 1 })),
      withDevtools('x', withGlitchTracking()),
    );
    const instance = create(Store);
    await settle();
    expect(instance.value()).toBe(1);
    expect(state()).toEqual({ x: { other: 0, value: undefined } });
    patchState(instance, { other: 1 });
    expect(state()).toEqual({ x: { other: 1, value: 1 } });
  });

  it('withResource: status and error are not state and do not show up', async () => {
    create(
      signalStore(
        withResource(() => resource({ loader: async () => 1 })),
        withDevtools('x'),
      ),
    );
    await settle();
    expect(Object.keys(state()?.['x'] ?? {})).toEqual(['value']);
  });

  it('withMutations: shows what onSuccess patches, not the signals', async () => {
    const Store = signalStore(
      withState({ v: 0 }),
      withMutations((mutable) => ({
        save: rxMutation({
          operation: (v: number) => of(v),
          onSuccess: (v) => patchState(mutable, { v }),
        }),
      })),
      withDevtools('x', withGlitchTracking()),
    );
    await create(Store).save(4);
    expect(sent.map(([, all]) => all['x'])).toEqual([{ v: 0 }, { v: 4 }]);
  });

  it('withUndoRedo: undo is logged as "Store Update"', () => {
    const Store = signalStore(
      unprotected,
      withState({ v: 0 }),
      withDevtools('x', withGlitchTracking()),
      withUndoRedo({ keys: ['v'] }),
    );
    const instance = create(Store);
    updateState(instance, 'named', { v: 1 });
    instance.undo();
    expect(types().slice(1)).toEqual(['named', 'Store Update']);
  });

  it('withStorageSync: what is restored shows up as "Store Update"', () => {
    localStorage.setItem('k', '{"v":9}');
    create(
      signalStore(
        withState({ v: 0 }),
        withDevtools('x', withGlitchTracking()),
        withStorageSync('k', withLocalStorage()),
      ),
    );
    expect(sent.map(([action, all]) => [action.type, all['x']])).toEqual([
      ['Store Update', { v: 0 }],
      ['Store Update', { v: 9 }],
    ]);
  });
});

describe('/docs/with-devtools, samples of names', () => {
  it('the update of the minimal example has its name', () => {
    const store = create(FlightStore);
    TestBed.tick();
    store.delay();
    TestBed.tick();
    expect(sent.at(-1)).toEqual([
      { type: '[Flights] delay' },
      { flights: { from: 'Paris', delayed: true } },
    ]);
  });
});
