import {
  type DataService,
  withCallState,
  withDataService,
  withLocalStorage,
  withPagination,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { create } from '../support';
import { type Flight, FlightService, failWith, Store } from './flights';

describe('/docs/with-data-service, types and other extensions', () => {
  it('the filter has to be a type alias, not an interface (#index-signature--is-missing-ts2344)', () => {
    interface SearchFilter {
      from: string;
    }
    // @ts-expect-error TS2344: "Index signature … is missing".
    type Broken = DataService<Flight, SearchFilter>;
    const broken: Broken | undefined = undefined;
    expect(broken).toBeUndefined();
  });

  it('entities, call state and the same collection have to come before it (#edge-cases-and-errors, #no-overload-matches-this-call-ts2769, #options, #minimal-example, /docs/combining-extensions#which-feature-needs-which)', () => {
    const options = { dataServiceType: FlightService, filter: { from: '' } };
    const named = withEntities({ entity: type<Flight>(), collection: 'flight' });
    const build = () => [
      // @ts-expect-error TS2769: no call state.
      signalStore(withEntities<Flight>(), withDataService(options)),
      // @ts-expect-error TS2769: no entities.
      signalStore(withCallState(), withDataService(options)),
      // @ts-expect-error TS2769: they are declared after it.
      signalStore(withDataService(options), withEntities<Flight>(), withCallState()),
      // @ts-expect-error TS2769: the call state has another collection.
      signalStore(named, withCallState(), withDataService({ ...options, collection: 'flight' })),
    ];
    expect(build).toBeDefined();
  });

  it('current is typed as an entity (#known-defects, #edit-the-current-entity-in-a-form)', () => {
    expectTypeOf(create(Store).current()).toEqualTypeOf<Flight>();
  });

  it('several collections live in one store (#use-a-named-collection)', () => {
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

  it('withStorageSync stores entities, filter, selection, current entity and call state (#with-other-extensions)', async () => {
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

  it('withPagination pages through what was loaded (#with-other-extensions)', async () => {
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

  it('setCurrent(before) reverts what a failed update has set (#known-defects)', async () => {
    const store = create(Store);
    const before = { id: 1, from: 'before' };
    store.setCurrent(before);
    failWith('down');
    await store.update({ id: 1, from: 'after' }).catch(() => store.setCurrent(before));
    expect(store.current()).toEqual(before);
  });
});
