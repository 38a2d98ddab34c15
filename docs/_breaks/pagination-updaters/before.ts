import { withPagination } from '@angular-architects/ngrx-toolkit';
import { signalStore, withHooks } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

export const Store = signalStore(
  withEntities<{ id: number }>(),
  withPagination(),
  withHooks({ onInit: (store) => store.gotoPage(2) }),
);
