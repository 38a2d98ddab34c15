import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { FlightEdit } from '#samples/with-data-service/flight-edit';
import { FlightService } from '#samples/with-data-service/flight-service';
import { FlightStore } from '#samples/with-data-service/flight-store';
import { sample } from '../sample';
import { settle } from '../settle';
import { create } from '../support';

describe('/docs/with-data-service, samples', () => {
  beforeEach(() =>
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    }),
  );
  const http = () => TestBed.inject(HttpTestingController);
  const flight = { id: 1, from: 'Paris', to: 'London', delayed: false };

  it('the form saves the current entity; a failure is in the call state only (#edit-the-current-entity-in-a-form, #errors-unhandled-promise-rejection)', async () => {
    const fixture = TestBed.createComponent(FlightEdit);
    const store = TestBed.inject(FlightStore);
    store.setCurrent(flight);
    await fixture.whenStable();
    fixture.nativeElement.querySelector('button').click();
    const failure = { status: 500, statusText: 'Broken' };
    http().expectOne('/api/flights/1').flush('', failure);
    await settle();
    expect(store.error()).toContain('Broken');
  });

  it('the store of the minimal example loads with its filter (#minimal-example)', async () => {
    const store = create(FlightStore);
    const done = store.load();
    http().expectOne('/api/flights?from=Paris&to=London').flush([flight]);
    await done;
    expect(store.entities()).toEqual([flight]);
  });

  it('create, update, updateAll and delete send what the service says (#minimal-example)', async () => {
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

  it('a named collection loads at the start, and a failure there is not unhandled (#use-a-named-collection, #load-data-on-init)', async () => {
    type Booking = { flightError(): string | null };
    const store = create(await sample<Booking>('with-data-service', 'BookingStore'));
    http().expectOne('/api/flights?from=&to=').flush('no', { status: 500, statusText: 'No' });
    await expect.poll(() => store.flightError()).toContain('500');
  });

  it('operations that the backend does not have are rejected (#leave-out-operations-that-the-backend-lacks)', async () => {
    type Airports = { load(): Promise<object[]>; create(): Promise<never> };
    const service = create(await sample<Airports>('with-data-service', 'AirportService'));
    await expect(service.create()).rejects.toThrow('Airports are read-only');
    expect(await service.load()).toHaveLength(1);
  });

  it('reload when the filter changes (#reload-when-the-filter-changes)', async () => {
    type Live = { updateFilter(filter: object): void };
    const store = create(await sample<Live>('with-data-service', 'LiveFlightStore'));
    TestBed.tick();
    http().expectOne('/api/flights?from=&to=').flush([]);
    store.updateFilter({ from: 'Rome', to: '' });
    TestBed.tick();
    http().expectOne('/api/flights?from=Rome&to=').flush([]);
    await settle();
    TestBed.tick();
    expect(http().match(() => true)).toEqual([]);
  });

  it('a fake service replaces the real one (#test-a-store-with-a-fake-service)', async () => {
    const fakeService = { load: async () => [flight] };
    TestBed.configureTestingModule({
      providers: [{ provide: FlightService, useValue: fakeService }],
    });
    const store = create(FlightStore);
    await store.load();
    expect(store.entities()).toEqual([flight]);
  });
});
