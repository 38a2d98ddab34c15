import type { ProviderToken } from '@angular/core';
import {
  type DataService,
  withCallState,
  withDataService,
  withDevtools,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStoreFeature, type } from '@ngrx/signals';
import { type EntityId, withEntities } from '@ngrx/signals/entities';
export function withCrud<E extends { id: EntityId }>(
  name: string,
  dataServiceType: ProviderToken<DataService<E, { text: string }>>,
) {
  return signalStoreFeature(
    withDevtools(name),
    withEntities<E>(),
    withCallState(),
    withDataService({ dataServiceType, filter: { text: '' } }),
    withUndoRedo(),
  );
}
export const named = type<number>();
