import { InjectionToken } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  type DataService,
  withCallState,
  withDataService,
  withReset,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { type EntityId, withEntities } from '@ngrx/signals/entities';

export type Flight = { id: number; from: string };
export type FlightFilter = { from: string };

export class FakeFlights implements DataService<Flight, FlightFilter> {
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

export const FlightService = new InjectionToken('FlightService', {
  factory: () => new FakeFlights(),
});

export const Store = signalStore(
  withEntities<Flight>(),
  withCallState(),
  withDataService({ dataServiceType: FlightService, filter: { from: 'Paris' } }),
  withUndoRedo(),
  withReset(),
);

export const failWith = (message: string) => {
  TestBed.inject(FlightService).failure = new Error(message);
};
