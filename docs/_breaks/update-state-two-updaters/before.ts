import {
  setLoaded,
  updateState,
  withCallState,
  withDevtools,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods } from '@ngrx/signals';
import { setAllEntities, withEntities } from '@ngrx/signals/entities';

interface Flight {
  id: number;
}

export const Store = signalStore(
  withDevtools('flights'),
  withEntities<Flight>(),
  withCallState(),
  withMethods((store) => ({
    set: (flights: Flight[]) =>
      updateState(store, 'set', setAllEntities(flights), setLoaded()),
  })),
);
