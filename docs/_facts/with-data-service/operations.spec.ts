import { effect, InjectionToken, Service, signal, untracked } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { withCallState, withDataService } from '@angular-architects/ngrx-toolkit';
import { signalStore, type, withHooks } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../settle';
import { create } from '../support';
import { FakeFlights, type Flight, FlightService, failWith, Store } from './flights';

describe('/docs/with-data-service', () => {
  it('reading store.current.from() throws until there is a current entity (#storecurrentfrom-is-not-a-function)', () => {
    const store = create(Store);
    expect(() => store.current.from()).toThrow('is not a function');
    store.setCurrent({ id: 1, from: 'Graz' });
    expect(store.current.from()).toBe('Graz');
  });

  it('adds filter, selectedIds, current, selectedEntities and nine methods (#what-it-adds-to-the-store)', () => {
    const Plain = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
    );
    expect(Object.keys(create(Plain))).toEqual(
      expect.arrayContaining([
        ...['filter', 'selectedIds', 'current', 'selectedEntities'],
        ...['updateFilter', 'updateSelected', 'setCurrent', 'load', 'loadById'],
        ...['create', 'update', 'updateAll', 'delete'],
      ]),
    );
  });

  it('adds the collection to the names (#what-it-adds-to-the-store)', () => {
    const Named = signalStore(
      withEntities({ entity: type<Flight>(), collection: 'flight' }),
      withCallState({ collection: 'flight' }),
      withDataService({
        dataServiceType: FlightService,
        filter: { from: '' },
        collection: 'flight',
      }),
    );
    expect(Object.keys(create(Named))).toEqual(
      expect.arrayContaining([
        ...['flightFilter', 'selectedFlightIds', 'currentFlight', 'selectedFlightEntities'],
        ...['updateFlightFilter', 'updateSelectedFlightEntities', 'setCurrentFlight'],
        ...['loadFlightEntities', 'loadFlightById', 'createFlight', 'updateFlight'],
        ...['updateAllFlight', 'deleteFlight'],
      ]),
    );
  });

  it('load sets loading, then loaded, and replaces all entities (#what-each-method-does)', async () => {
    const store = create(Store);
    const done = store.load();
    expect(store.loading()).toBe(true);
    await done;
    expect(store.loaded()).toBe(true);
    store.updateFilter({ from: 'Rome' });
    await store.load();
    expect(store.entities().map((flight) => flight.from)).toEqual(['Rome', 'Rome']);
  });

  it('loadById sets current and leaves the entities as they are (#what-each-method-does, #update-changes-nothing-in-the-list)', async () => {
    const store = create(Store);
    await store.loadById(7);
    expect(store.current()).toEqual({ id: 7, from: 'by id' });
    expect(store.ids()).toEqual([]);
  });

  it('create adds the entity of the response, with the id of the server (#what-each-method-does, #create-an-entity-when-the-server-assigns-the-id)', async () => {
    const store = create(Store);
    const done = store.create({ id: 0, from: 'Oslo' });
    expect(store.current().id).toBe(0);
    await done;
    expect(store.ids()).toEqual([100]);
    expect(store.current().id).toBe(100);
  });

  it('update of an id that is not in the store sets current and leaves the list the same (#update-changes-nothing-in-the-list, #what-each-method-does)', async () => {
    const store = create(Store);
    await store.load();
    await store.update({ id: 555, from: 'Oslo' });
    expect(store.ids()).toEqual([1, 2]);
    expect(store.current().id).toBe(555);
    await store.update({ id: 1, from: 'Oslo' });
    expect(store.entityMap()[1]?.from).toBe('Oslo');
  });

  it('updateAll sends the given entities and replaces the whole collection with the response (#entities-disappear-after-updateall, #what-each-method-does)', async () => {
    const store = create(Store);
    await store.load();
    const sent = vi.spyOn(TestBed.inject(FlightService), 'updateAll');
    await store.updateAll([{ id: 2, from: 'Oslo' }]);
    expect(sent).toHaveBeenCalledExactlyOnceWith([{ id: 2, from: 'Oslo' }]);
    expect(store.ids()).toEqual([2]);
  });

  it('delete removes the entity, empties current and leaves selectedIds unchanged (#a-deleted-entity-stays-in-selectedids, #what-each-method-does)', async () => {
    const store = create(Store);
    await store.load();
    store.updateSelected(1, true);
    expect(store.selectedEntities().map((flight) => flight.id)).toEqual([1]);
    await store.delete({ id: 1, from: 'Paris' });
    expect(store.ids()).toEqual([2]);
    expect(store.current()).toBeUndefined();
    expect(store.selectedIds()).toEqual({ 1: true });
    expect(store.selectedEntities()).toEqual([]);
  });

  it('an entity whose id has been selected before is selected at once, until updateSelected() (#a-deleted-entity-stays-in-selectedids)', async () => {
    const store = create(Store);
    await store.load();
    store.updateSelected(1, true);
    await store.delete({ id: 1, from: 'Paris' });
    await store.load();
    expect(store.selectedEntities().map(({ id }) => id)).toEqual([1]);
    store.updateSelected(1, false);
    expect(store.selectedEntities()).toEqual([]);
  });

  it('a class with @Service() needs no provider (#ng0201-no-provider-found-for-the-service)', async () => {
    @Service()
    class Flights extends FakeFlights {}
    const Flying = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: Flights, filter: { from: 'Oslo' } }),
    );
    const store = create(Flying);
    await store.load();
    expect(store.ids()).toEqual([1, 2]);
  });

  it('current starts as undefined, whatever its type says (#known-defects, #edit-the-current-entity-in-a-form)', () => {
    expect(create(Store).current()).toBeUndefined();
  });

  it('every method sets the error and rejects with the original error (#errors-unhandled-promise-rejection, #what-each-method-does)', async () => {
    const store = create(Store);
    failWith('down');
    const flight = { id: 1, from: 'Paris' };
    const calls = [
      () => store.load(),
      () => store.loadById(1),
      () => store.create(flight),
      () => store.update(flight),
      () => store.updateAll([flight]),
      () => store.delete(flight),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toBe(TestBed.inject(FlightService).failure);
      expect(store.error()).toBe('down');
    }
  });

  it.each(['create', 'update'] as const)(
    '%s() needs an entity in the response: an empty one is an error, and empties current (#an-empty-response-is-an-error)',
    async (method) => {
      const store = create(Store);
      TestBed.inject(FlightService)[method] = () => Promise.resolve(null as never);
      const message = "Cannot read properties of null (reading 'id')";
      await expect(store[method]({ id: 1, from: 'Paris' })).rejects.toThrow(message);
      expect([store.error(), store.current()]).toEqual([message, null]);
    },
  );

  it('update merges the response into the entity (#what-each-method-does)', async () => {
    const store = create(Store);
    await store.load();
    TestBed.inject(FlightService).update = () => Promise.resolve({ id: 1 } as Flight);
    await store.update({ id: 1, from: 'Oslo' });
    expect(store.entityMap()[1]).toEqual({ id: 1, from: 'Paris' });
  });

  it('create() does not replace an entity that has the id of the response (#a-created-entity-does-not-show-up-in-the-list)', async () => {
    const store = create(Store);
    await store.load();
    TestBed.inject(FlightService).create = () => Promise.resolve({ id: 1, from: 'Oslo' });
    await store.create({ id: 0, from: 'Oslo' });
    expect(store.entityMap()[1]?.from).toBe('Paris');
    expect([store.current().from, store.loaded()]).toEqual(['Oslo', true]);
  });

  it('delete replaces the entity that is being edited, and then empties current (#known-defects)', async () => {
    const store = create(Store);
    store.setCurrent({ id: 2, from: 'being edited' });
    const done = store.delete({ id: 1, from: 'Paris' });
    expect(store.current().id).toBe(1);
    await done;
    expect(store.current()).toBeUndefined();
  });

  it('while loadById() runs, and after it fails, current is the previous entity (#known-defects)', async () => {
    const store = create(Store);
    store.setCurrent({ id: 1, from: 'Paris' });
    failWith('down');
    const done = store.loadById(2);
    expect(store.current().id).toBe(1);
    await expect(done).rejects.toThrow('down');
    expect(store.current().id).toBe(1);
  });

  it('does not roll back current when create, update or delete fails (#known-defects)', async () => {
    const store = create(Store);
    store.setCurrent({ id: 1, from: 'before' });
    failWith('down');
    await store.update({ id: 1, from: 'after' }).catch(() => undefined);
    expect(store.current().from).toBe('after');
  });

  it('updateFilter, updateSelected and setCurrent do not load (#reload-when-the-filter-changes, #what-each-method-does)', async () => {
    const store = create(Store);
    store.updateFilter({ from: 'Rome' });
    store.updateSelected(1, true);
    store.setCurrent({ id: 1, from: 'Paris' });
    await settle();
    expect([store.callState(), store.selectedIds(), store.current().from]).toEqual([
      'init',
      { 1: true },
      'Paris',
    ]);
    expect(TestBed.inject(FlightService).loads).toEqual([]);
  });

  it.each([
    ['once for each change', untracked, ['Paris', 'Rome']],
    [
      'again when a signal changes that the service reads, without untracked()',
      (load: () => void) => load(),
      ['Paris', 'Paris', 'Rome'],
    ],
  ])(
    'an effect on the filter loads %s (#reload-when-the-filter-changes)',
    async (_, call, loads) => {
      const locale = signal('en');
      const service = TestBed.inject(FlightService);
      const load = service.load.bind(service);
      service.load = (filter) => {
        locale();
        return load(filter);
      };
      const Live = signalStore(
        withEntities<Flight>(),
        withCallState(),
        withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
        withHooks({
          onInit(store) {
            effect(() => {
              store.filter();
              call(() => store.load().catch(() => undefined));
            });
          },
        }),
      );
      const store = create(Live);
      await settle();
      locale.set('de');
      await settle();
      store.updateFilter({ from: 'Rome' });
      await settle();
      await settle();
      expect(service.loads).toEqual(loads);
      expect(store.entities()[0]?.from).toBe('Rome');
    },
  );

  it('the last response wins, not the last request (#reload-when-the-filter-changes)', async () => {
    const store = create(Store);
    const answers: ((flights: Flight[]) => void)[] = [];
    TestBed.inject(FlightService).load = () => new Promise((resolve) => answers.push(resolve));
    const first = store.load();
    const second = store.load();
    answers[1]?.([{ id: 2, from: 'second' }]);
    await second;
    answers[0]?.([{ id: 1, from: 'first' }]);
    await first;
    expect(store.ids()).toEqual([1]);
  });

  it('is tracked by withUndoRedo, except for current, and reset by withReset (#with-other-extensions)', async () => {
    const store = create(Store);
    await store.load();
    expect(store.canUndo()).toBe(true);
    await store.update({ id: 1, from: 'Oslo' });
    store.undo();
    expect([store.entityMap()[1]?.from, store.current().from]).toEqual(['Paris', 'Oslo']);
    store.undo();
    expect(store.ids()).toEqual([]);
    await store.load();
    store.resetState();
    expect(store.callState()).toBe('init');
    expect(store.ids()).toEqual([]);
  });

  it('needs a provider of the service when the store is created (NG0201) (#ng0201-no-provider-found-for-the-service, #options)', () => {
    const Missing = new InjectionToken<FakeFlights>('Missing');
    const Broken = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: Missing, filter: { from: '' } }),
    );
    expect(() => create(Broken)).toThrow(/NG0201: No provider found for `InjectionToken Missing`/);
  });
});
