import { patchState, signalStore, withMethods } from '@ngrx/signals';
import { addEntity, withEntities } from '@ngrx/signals/entities';

interface Flight {
  key: number;
}

export const Store = signalStore(
  withEntities<Flight>(),
  withMethods((store) => ({
    add: (flight: Flight) =>
      patchState(store, addEntity(flight, { idKey: 'key' })),
  })),
);
