import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import type { DataService } from '@angular-architects/ngrx-toolkit';
import { firstValueFrom } from 'rxjs';

export interface Flight {
  id: number;
  from: string;
  to: string;
  delayed: boolean;
}

export type FlightFilter = { from: string };

@Injectable({ providedIn: 'root' })
export class FlightService implements DataService<Flight, FlightFilter> {
  readonly #http = inject(HttpClient);

  load = (filter: FlightFilter) =>
    firstValueFrom(
      this.#http.get<Flight[]>('/api/flights', { params: filter }),
    );

  loadById = (id: number | string) =>
    firstValueFrom(this.#http.get<Flight>(`/api/flights/${id}`));

  create = (flight: Flight) =>
    firstValueFrom(this.#http.post<Flight>('/api/flights', flight));

  update = (flight: Flight) =>
    firstValueFrom(this.#http.put<Flight>(`/api/flights/${flight.id}`, flight));

  updateAll = (flights: Flight[]) => Promise.all(flights.map(this.update));

  delete = async ({ id }: Flight) => {
    await firstValueFrom(this.#http.delete(`/api/flights/${id}`));
  };
}
