import { InjectionToken } from '@angular/core';
import { type DataService, withDataService } from '@angular-architects/ngrx-toolkit';

type Flight = { id: number };
type FlightFilter = { from: string };

const FlightService = new InjectionToken('FlightService', {
  factory: () => ({}) as DataService<Flight, FlightFilter>,
});
const filter: FlightFilter = { from: '' };

export const unnamed = withDataService({ dataServiceType: FlightService, filter });
export const named = withDataService({
  dataServiceType: FlightService,
  filter,
  collection: 'flight',
});
export const collection = 'flight';

export const providers = [{ provide: FlightService, useValue: {} }];

export const descriptions = {
  filter: 'The filter that `load()` sends.',
  selectedIds: 'The ids of the selected entities.',
  current: 'The entity being edited, or `undefined` initially and after a deletion.',
  selectedEntities: 'The selected entities.',
  updateFilter: 'Replaces the filter without loading anything.',
  updateSelected: 'Selects or deselects an entity.',
  setCurrent: 'Sets the entity being edited.',
  load: 'Loads the entities that match the filter, and replaces the entities in the store.',
  loadById: 'Loads one entity and sets it as `current`.',
  create: 'Creates an entity and adds it to the store.',
  update: 'Updates an entity on the server and in the store.',
  updateAll: 'Sends the given entities and replaces all entities in the store with the response.',
  delete: 'Deletes an entity on the server and in the store.',
};
