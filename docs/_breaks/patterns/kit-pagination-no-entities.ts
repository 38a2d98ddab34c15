import { withPagination } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
export const Store = signalStore(
  withPagination(),
  withEntities<{ id: number }>(),
);
