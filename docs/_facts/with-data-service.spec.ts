import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { effect, InjectionToken } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  type DataService,
  withCallState,
  withDataService,
  withLocalStorage,
  withPagination,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type, withHooks } from '@ngrx/signals';
import { type EntityId, withEntities } from '@ngrx/signals/entities';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { FlightStore } from '#samples/with-data-service/flight-store';
import { sample } from './sample';
import { settle } from './settle';
import { create } from './support';

type Flight = { id: number; from: string };
type FlightFilter = { from: string };

class FakeFlights implements DataService<Flight, FlightFilter> {
  failure: Error | undefined;
  readonly loads: string[] = [];

  async #answer<Value>(value: Value): Promise<Value> {
    if (this.failure) throw this.failure;
    return value;
  }
  load(filter: FlightFilter): Promise<Flight[]> {
    this.loads.push(filter.from);
    return this.#answer([
      { id: 1, from: filter.from },
      { id: 2, from: filter.from },
    ]);
  }
  loadById(id: EntityId): Promise<Flight> {
    return this.#answer({ id: Number(id), from: 'by id' });
  }
  create(flight: Flight): Promise<Flight> {
    return this.#answer({ ...flight, id: 100 });
  }
  update(flight: Flight): Promise<Flight> {
    return this.#answer(flight);
  }
  updateAll(flights: Flight[]): Promise<Flight[]> {
    return this.#answer(flights);
  }
  delete(): Promise<void> {
    return this.#answer(undefined);
  }
}

const FlightService = new InjectionToken('FlightService', { factory: () => new FakeFlights() });

const Store = signalStore(
  withEntities<Flight>(),
  withCallState(),
  withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
  withUndoRedo(),
  withReset(),
);

const failWith = (message: string) => {
  TestBed.inject(FlightService).failure = new Error(message);
};

describe('/docs/with-data-service', () => {
  it('adds filter, selectedIds, current, selectedEntities and nine methods', () => {
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

  it('moves the collection into the names', () => {
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

  it('load sets loading, then loaded, and replaces all entities', async () => {
    const store = create(Store);
    const done = store.load();
    expect(store.loading()).toBe(true);
    await done;
    expect(store.loaded()).toBe(true);
    store.updateFilter({ from: 'Rome' });
    await store.load();
    expect(store.entities().map((flight) => flight.from)).toEqual(['Rome', 'Rome']);
  });

  it('loadById sets current and leaves the entities as they are', async () => {
    const store = create(Store);
    await store.loadById(7);
    expect(store.current()).toEqual({ id: 7, from: 'by id' });
    expect(store.ids()).toEqual([]);
  });

  it('create adds the entity of the response, with the id of the server', async () => {
    const store = create(Store);
    const done = store.create({ id: 0, from: 'Oslo' });
    expect(store.current().id).toBe(0);
    await done;
    expect(store.ids()).toEqual([100]);
    expect(store.current().id).toBe(100);
  });

  it('update of an id that is not in the store sets current and leaves the list the same', async () => {
    const store = create(Store);
    await store.load();
    await store.update({ id: 555, from: 'Oslo' });
    expect(store.ids()).toEqual([1, 2]);
    expect(store.current().id).toBe(555);
    await store.update({ id: 1, from: 'Oslo' });
    expect(store.entityMap()[1]?.from).toBe('Oslo');
  });

  it('updateAll replaces the whole collection with the response', async () => {
    const store = create(Store);
    await store.load();
    await store.updateAll([{ id: 2, from: 'Oslo' }]);
    expect(store.ids()).toEqual([2]);
  });

  it('delete removes the entity, empties current and leaves selectedIds alone', async () => {
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

  it('current starts as undefined, whatever its type says', () => {
    expect(create(Store).current()).toBeUndefined();
  });

  it('every method sets the error and rejects with the original error', async () => {
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

  it('does not roll back current when create, update or delete fails', async () => {
    const store = create(Store);
    store.setCurrent({ id: 1, from: 'before' });
    failWith('down');
    await store.update({ id: 1, from: 'after' }).catch(() => undefined);
    expect(store.current().from).toBe('after');
  });

  it('updateFilter does not load', async () => {
    const store = create(Store);
    store.updateFilter({ from: 'Rome' });
    await settle();
    expect(TestBed.inject(FlightService).loads).toEqual([]);
  });

  it('an effect on the filter loads once for each change', async () => {
    const Live = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
      withHooks({
        onInit(store) {
          effect(() => {
            store.filter();
            store.load().catch(() => undefined);
          });
        },
      }),
    );
    const store = create(Live);
    await settle();
    store.updateFilter({ from: 'Rome' });
    await settle();
    await settle();
    expect(TestBed.inject(FlightService).loads).toEqual(['Paris', 'Rome']);
    expect(store.entities()[0]?.from).toBe('Rome');
  });

  it('the last response wins, not the last request', async () => {
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

  it('is tracked by withUndoRedo and reset by withReset', async () => {
    const store = create(Store);
    await store.load();
    expect(store.canUndo()).toBe(true);
    store.undo();
    expect(store.ids()).toEqual([]);
    await store.load();
    store.resetState();
    expect(store.callState()).toBe('init');
    expect(store.ids()).toEqual([]);
  });

  it('needs a provider of the service when the store is created (NG0201)', () => {
    const Missing = new InjectionToken<FakeFlights>('Missing');
    const Broken = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: Missing, filter: { from: '' } }),
    );
    expect(() => create(Broken)).toThrow(/NG0201: No provider found for `InjectionToken Missing`/);
  });
});

describe('/docs/with-data-service, samples', () => {
  beforeEach(() =>
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    }),
  );
  const http = () => TestBed.inject(HttpTestingController);
  const flight = { id: 1, from: 'Paris', to: 'London', delayed: false };

  it('the store of the minimal example loads with its filter', async () => {
    const store = create(FlightStore);
    const done = store.load();
    http().expectOne('/api/flights?from=Paris&to=London').flush([flight]);
    await done;
    expect(store.entities()).toEqual([flight]);
  });

  it('create, update, updateAll and delete send what the service says', async () => {
    const store = create(FlightStore);
    const created = store.create({ ...flight, id: 0 });
    http().expectOne({ method: 'POST', url: '/api/flights' }).flush(flight);
    await created;
    const updated = store.update({ ...flight, delayed: true });
    http()
      .expectOne({ method: 'PUT', url: '/api/flights/1' })
      .flush({ ...flight, delayed: true });
    await updated;
    expect(store.entities()).toEqual([{ ...flight, delayed: true }]);
    const deleted = store.delete(flight);
    http().expectOne({ method: 'DELETE', url: '/api/flights/1' }).flush(null);
    await deleted;
    expect(store.entities()).toEqual([]);
  });

  it('a named collection loads at the start, and a failure there is not unhandled', async () => {
    type Booking = { flightError(): string | null };
    const store = create(await sample<Booking>('with-data-service', 'BookingStore'));
    http().expectOne('/api/flights?from=&to=').flush('no', { status: 500, statusText: 'No' });
    await expect.poll(() => store.flightError()).toContain('500');
  });

  it('operations that the backend does not have are rejected', async () => {
    type Airports = { load(): Promise<object[]>; create(): Promise<never> };
    const service = create(await sample<Airports>('with-data-service', 'AirportService'));
    await expect(service.create()).rejects.toThrow('Airports are read-only');
    expect(await service.load()).toHaveLength(1);
  });
});

describe('/docs/with-data-service, types and other extensions', () => {
  it('the filter has to be a type alias, not an interface', () => {
    interface SearchFilter {
      from: string;
    }
    // @ts-expect-error TS2344: "Index signature … is missing".
    type Broken = DataService<Flight, SearchFilter>;
    const broken: Broken | undefined = undefined;
    expect(broken).toBeUndefined();
  });

  it('entities, call state and the same collection have to stand before it', () => {
    const options = { dataServiceType: FlightService, filter: { from: '' } };
    const named = withEntities({ entity: type<Flight>(), collection: 'flight' });
    const build = () => [
      // @ts-expect-error TS2769: no call state.
      signalStore(withEntities<Flight>(), withDataService(options)),
      // @ts-expect-error TS2769: no entities.
      signalStore(withCallState(), withDataService(options)),
      // @ts-expect-error TS2769: they stand after it.
      signalStore(withDataService(options), withEntities<Flight>(), withCallState()),
      // @ts-expect-error TS2769: the call state has another collection.
      signalStore(named, withCallState(), withDataService({ ...options, collection: 'flight' })),
    ];
    expect(build).toBeDefined();
  });

  it('current is typed as an entity', () => {
    expectTypeOf(create(Store).current()).toEqualTypeOf<Flight>();
  });

  it('several collections live in one store', () => {
    const flights = 'flight';
    const cars = 'car';
    const Both = signalStore(
      withEntities({ entity: type<Flight>(), collection: flights }),
      withCallState({ collections: [flights, cars] }),
      withDataService({
        dataServiceType: FlightService,
        filter: { from: 'a' },
        collection: flights,
      }),
      withEntities({ entity: type<Flight>(), collection: cars }),
      withDataService({ dataServiceType: FlightService, filter: { from: 'b' }, collection: cars }),
    );
    const store = create(Both);
    expect([store.flightFilter(), store.carFilter()]).toEqual([{ from: 'a' }, { from: 'b' }]);
  });

  it('withStorageSync stores entities, filter, selection, current entity and call state', async () => {
    const Stored = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
      withStorageSync('k', withLocalStorage()),
    );
    const store = create(Stored);
    await store.load();
    await store.loadById(1);
    expect(Object.keys(JSON.parse(localStorage.getItem('k') ?? '')).sort()).toEqual([
      ...['callState', 'current', 'entityMap', 'filter', 'ids', 'selectedIds'],
    ]);
  });

  it('withPagination pages through what was loaded', async () => {
    const Paged = signalStore(
      withEntities<Flight>(),
      withCallState(),
      withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
      withPagination<Flight>(),
    );
    const store = create(Paged);
    await store.load();
    expect(store.selectedPageEntities()).toHaveLength(2);
  });

  it('setCurrent(before) takes back what a failed update has set', async () => {
    const store = create(Store);
    const before = { id: 1, from: 'before' };
    store.setCurrent(before);
    failWith('down');
    await store.update({ id: 1, from: 'after' }).catch(() => store.setCurrent(before));
    expect(store.current()).toEqual(before);
  });
});

describe('/docs/with-data-service, more samples', () => {
  it('reload when the filter changes', async () => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    const http = TestBed.inject(HttpTestingController);
    type Live = { updateFilter(filter: object): void };
    const store = create(await sample<Live>('with-data-service', 'LiveFlightStore'));
    TestBed.tick();
    http.expectOne('/api/flights?from=&to=').flush([]);
    store.updateFilter({ from: 'Rome', to: '' });
    TestBed.tick();
    http.expectOne('/api/flights?from=Rome&to=').flush([]);
    await settle();
    TestBed.tick();
    expect(http.match(() => true)).toEqual([]);
  });
});
