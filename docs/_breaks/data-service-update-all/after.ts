import type { DataService } from '@angular-architects/ngrx-toolkit';

interface Flight {
  id: number;
}

export class FlightService implements DataService<Flight, { from: string }> {
  load = async (): Promise<Flight[]> => [];
  loadById = async () => ({ id: 1 });
  create = async (flight: Flight) => flight;
  update = async (flight: Flight) => flight;
  updateAll = async (flights: Flight[]) => flights;
  delete = async () => {};
}
