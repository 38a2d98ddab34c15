import type { ProviderToken } from '@angular/core';
import {
  type DataService,
  withDataService,
} from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

interface Flight {
  id: number;
}
declare const dataServiceType: ProviderToken<
  DataService<Flight, { from: string }>
>;

export const Store = signalStore(
  withEntities<Flight>(),
  withDataService({ dataServiceType, filter: { from: '' } }),
);
