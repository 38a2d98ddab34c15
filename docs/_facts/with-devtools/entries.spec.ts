import { createEnvironmentInjector, EnvironmentInjector, PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  patchState as namedPatchState,
  provideDevtoolsConfig,
  type ReduxDevtoolsConfig,
  renameDevtoolsName,
  updateState,
  withDevToolsStub,
  withDevtools,
  withDisabledNameIndices,
  withGlitchTracking,
  withMapper,
  withReset,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withComputed, withProps, withState } from '@ngrx/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Flights } from '#samples/with-devtools/flights';
import { create, watchWarnings } from '../support';
import {
  connected,
  Glitch,
  Plain,
  sent,
  state,
  types,
  unprotected,
  watchExtension,
} from './extension';

beforeEach(watchExtension);

describe('/docs/with-devtools', () => {
  it('shows every store with withDevtools() at any position as a slice of the instance "NgRx SignalStore" (#minimal-example, /docs/combining-extensions#which-feature-needs-which, #my-store-does-not-show-up-no-store-found, #name-your-apps-devtools-instance)', () => {
    create(Plain);
    TestBed.tick();
    expect(connected?.name).toBe('NgRx SignalStore');
    expect(state()).toEqual({ flights: { v: 0 } });
  });

  it('sends only state, including private slices, but no computed signals or props (#what-it-adds-to-the-store)', () => {
    create(
      signalStore(
        withState({ v: 0, _token: 'secret' }),
        withProps(() => ({ prop: 1 })),
        withComputed(({ v }) => ({ double: () => v() * 2 })),
        withDevtools('x'),
      ),
    );
    TestBed.tick();
    expect(state()).toEqual({ x: { v: 0, _token: 'secret' } });
  });

  it('names an update with updateState, and every other change "Store Update" (#name-an-update, #what-it-adds-to-the-store)', () => {
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

  it('combines consecutive changes into one entry with the last state (#see-every-change-with-glitch-tracking)', () => {
    const store = create(Plain);
    TestBed.tick();
    patchState(store, { v: 1 });
    patchState(store, { v: 2 });
    TestBed.tick();
    expect(sent.slice(1).map(([, { flights }]) => flights)).toEqual([{ v: 2 }]);
  });

  it('with glitch tracking, creates one entry for each patch immediately (#see-every-change-with-glitch-tracking, #options)', () => {
    const store = create(Glitch);
    for (const v of [1, 2, 3]) patchState(store, { v });
    expect(sent.map(([, { flights }]) => flights)).toEqual([
      { v: 0 },
      { v: 1 },
      { v: 2 },
      { v: 3 },
    ]);
  });

  it('joins the names of several updates before the next tick (#an-entry-shows-the-wrong-action-name)', () => {
    const store = create(Plain);
    TestBed.tick();
    updateState(store, 'load', { v: 1 });
    updateState(store, 'select', { v: 2 });
    updateState(store, 'load', { v: 3 });
    TestBed.tick();
    expect(types().at(-1)).toBe('load, select');
  });

  it('leaves the name of a store without devtools for the next entry of any store (#an-entry-shows-the-wrong-action-name, #known-defects)', () => {
    updateState(create(signalStore(unprotected, withState({ v: 0 }))), 'elsewhere', { v: 1 });
    create(Plain);
    TestBed.tick();
    expect(types()).toEqual(['elsewhere']);
  });

  it('glitch tracking in only one store does not help: its entries get the names of other stores (#an-entry-shows-the-wrong-action-name)', () => {
    const none = create(signalStore(unprotected, withState({ v: 0 })));
    const waiting = create(signalStore(unprotected, withDevtools('waiting'), withState({ v: 0 })));
    const glitch = create(Glitch);
    TestBed.tick();
    sent.length = 0;

    updateState(none, 'of none', { v: 1 });
    patchState(glitch, { v: 1 });
    updateState(waiting, 'of waiting', { v: 1 });
    patchState(glitch, { v: 2 });
    expect(types()).toEqual(['of none', 'of waiting']);
    expect(state()).toEqual({ flights: { v: 2 }, waiting: { v: 0 } });

    TestBed.tick();
    expect(types().at(-1)).toBe('Store Update');
    expect(state()).toEqual({ flights: { v: 2 }, waiting: { v: 1 } });
  });

  it('withGlitchTracking() in all stores gives each name its own entry, even if nothing changes (#an-entry-shows-the-wrong-action-name)', () => {
    const one = create(Glitch);
    const other = create(Glitch);
    sent.length = 0;
    updateState(one, 'nothing', { v: 0 });
    updateState(other, 'other', { v: 1 });
    updateState(one, 'one', { v: 1 });
    TestBed.tick();
    expect(types()).toEqual(['nothing', 'other', 'one']);
  });

  it('leaves the name of an update that changes nothing for the next entry (#an-entry-shows-the-wrong-action-name)', () => {
    const store = create(Plain);
    TestBed.tick();
    updateState(store, 'nothing', { v: 0 });
    TestBed.tick();
    expect(sent).toHaveLength(1);
    patchState(store, { v: 1 });
    TestBed.tick();
    expect(types().at(-1)).toBe('nothing');
  });

  it('withDevtools() numbers further instances, and frees the name of a destroyed one (#several-instances-of-one-store, /docs/combining-extensions#several-instances-of-one-store)', () => {
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
  ])(
    'removes the slice of a destroyed component store (%s) (#several-instances-of-one-store, #known-defects)',
    (_, Store) => {
      create(signalStore(withDevtools('root'), withState({ a: 1 })));
      const injector = createEnvironmentInjector([Store], TestBed.inject(EnvironmentInjector));
      injector.get(Store);
      TestBed.tick();
      injector.destroy();
      TestBed.tick();
      expect(Object.keys(state() ?? {})).toEqual(['root']);
    },
  );

  it('throws for a second live instance with withDisabledNameIndices (#an-instance-of-the-store--already-exists, #options)', () => {
    const Single = signalStore(withState({ v: 0 }), withDevtools('one', withDisabledNameIndices()));
    create(Single);
    expect(() => create(Single)).toThrow(
      /An instance of the store one already exists.*indexNames: true/,
    );
  });

  it('withDisabledNameIndices() throws if another store has the name; a first store without glitch tracking then breaks the effect (#an-instance-of-the-store--already-exists, #no-callback-function-defined)', () => {
    create(signalStore(withState({ v: 0 }), withDevtools('one', withGlitchTracking())));
    const Other = signalStore(withState({ v: 0 }), withDevtools('one', withDisabledNameIndices()));
    expect(() => create(Other)).toThrow('An instance of the store one already exists');
    expect(() => TestBed.tick()).toThrow('no callback function defined');
  });

  it('renames an instance (#several-instances-of-one-store, #what-it-adds-to-the-store)', () => {
    const store = create(Plain);
    create(Plain);
    renameDevtoolsName(store, 'todo');
    TestBed.tick();
    expect(Object.keys(state() ?? {}).sort()).toEqual(['flights-1', 'todo']);
    expect(() => renameDevtoolsName(store, 'flights-1')).toThrow(
      'cannot rename from todo to flights-1. flights-1 is already assigned to another SignalStore instance.',
    );
  });

  it('cannot rename the first instance to the name of the second, but can rename either to another name (#cannot-rename-from--to-, #several-instances-of-one-store)', () => {
    const stores = [create(Plain), create(Plain), create(Plain)];
    expect(() =>
      stores.map((store, index) => renameDevtoolsName(store, `flights-${index + 1}`)),
    ).toThrow('cannot rename from flights to flights-1.');
    stores.forEach((store, index) => void renameDevtoolsName(store, `flights #${index + 1}`));
    TestBed.tick();
    expect(Object.keys(state() ?? {})).toEqual(['flights #1', 'flights #2', 'flights #3']);
  });

  it('ignores the rename of a destroyed store (#cannot-rename-from--to-)', () => {
    const injector = createEnvironmentInjector([Plain], TestBed.inject(EnvironmentInjector));
    const store = injector.get(Plain);
    injector.destroy();
    expect(() => renameDevtoolsName(store, 'late')).not.toThrow();
  });

  it('throws when a store without withDevtools(), or with the stub, is renamed (#devtools-extensions-havent-been-added-to-this-store, #known-defects)', () => {
    const message = "Devtools extensions haven't been added to this store.";
    const none = create(signalStore(withState({ v: 0 })));
    const stub = create(signalStore(withState({ v: 0 }), withDevToolsStub('x')));
    expect(() => renameDevtoolsName(none, 'y')).toThrow(message);
    expect(() => renameDevtoolsName(stub, 'y')).toThrow(message);
  });

  it('passes name and further options to the extension (#name-your-apps-devtools-instance, #options, #what-it-adds-to-the-store)', () => {
    TestBed.configureTestingModule({
      providers: [provideDevtoolsConfig({ name: 'Booking', maxAge: 100 } as ReduxDevtoolsConfig)],
    });
    create(Plain);
    expect(connected).toEqual({ name: 'Booking', maxAge: 100 });
  });

  it('sends the mapped state, leaves the store unchanged, and uses the first mapper only (#hide-secrets-and-huge-slices, #options)', () => {
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

  it('works in a class that extends signalStore, whose methods need protectedState: false (#use-it-in-a-class-that-extends-signalstore, /docs/faq#why-does-patchstatethis--not-compile-in-a-class-ts2345)', () => {
    const flights = create(Flights);
    flights.delay();
    TestBed.tick();
    expect(sent).toEqual([[{ type: 'delay' }, { flights: { delayed: true } }]]);
    class Protected extends signalStore(withState({ delayed: false })) {
      // @ts-expect-error TS2345: this is not writable.
      delay = () => updateState(this, 'delay', { delayed: true });
    }
    expect(create(Protected).delay).not.toThrow();
  });

  it('throws if a feature is undefined (#cannot-read-properties-of-undefined-reading-indexnames)', () => {
    // @ts-expect-error TS2345: it only compiles without strictNullChecks.
    const Broken = signalStore(withDevtools('x', undefined));
    expect(() => create(Broken)).toThrow(
      "Cannot read properties of undefined (reading 'indexNames')",
    );
  });

  it('sends nothing on the server (#ssr-and-zonejs)', () => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
    create(Glitch);
    expect(connected).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it.each([
    ['without the extension', []],
    ['on the server', [{ provide: PLATFORM_ID, useValue: 'server' }]],
  ])(
    '%s nothing is sent, but the mapper runs with each change (#my-store-does-not-show-up-no-store-found, #ssr-and-zonejs)',
    (_, providers) => {
      window.__REDUX_DEVTOOLS_EXTENSION__ = undefined;
      TestBed.configureTestingModule({ providers });
      const log = vi.spyOn(console, 'log');
      const warnings = watchWarnings();
      const map = vi.fn((state: { v: number }) => state);
      const store = create(
        signalStore(unprotected, withState({ v: 0 }), withDevtools('mapped', withMapper(map))),
      );
      TestBed.tick();
      updateState(store, 'a', { v: 1 });
      TestBed.tick();
      expect(map.mock.calls).toEqual([[{ v: 0 }], [{ v: 1 }]]);
      expect([...warnings, ...log.mock.calls]).toEqual([]);
      log.mockRestore();
    },
  );

  it.each([
    ['once', 'only stores without glitch tracking', [Plain], 1],
    ['once', 'only stores with glitch tracking', [Glitch], 1],
    ['twice', 'both, of which the first is gone', [Glitch, Plain], 2],
    ['twice', 'both, of which the first is gone', [Plain, Glitch], 2],
  ])(
    'the destruction of a store is logged %s if there were %s (#several-instances-of-one-store)',
    (_times, _stores, classes, entries) => {
      let before = 0;
      for (const Store of classes) {
        const injector = createEnvironmentInjector([Store], TestBed.inject(EnvironmentInjector));
        injector.get<unknown>(Store);
        TestBed.tick();
        before = sent.length;
        injector.destroy();
        TestBed.tick();
      }
      expect(sent.slice(before).map(([, all]) => all)).toEqual(Array(entries).fill({}));
    },
  );

  it('does not connect with the stub, and updateState keeps working (#remove-devtools-from-production, #what-it-adds-to-the-store)', () => {
    const store = create(signalStore(unprotected, withState({ v: 0 }), withDevToolsStub('x')));
    updateState(store, 'a', { v: 1 });
    TestBed.tick();
    expect(store.v()).toBe(1);
    expect(connected).toBeUndefined();
  });

  it('logs the changes of withReset as "Store Update" (#with-other-extensions)', () => {
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
