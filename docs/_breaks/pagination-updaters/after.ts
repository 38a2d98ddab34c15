import { gotoPage, withPagination } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withHooks } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

export const Store = signalStore(
  withEntities<{ id: number }>(),
  withPagination(),
  withHooks({ onInit: (store) => patchState(store, gotoPage(2)) }),
);
