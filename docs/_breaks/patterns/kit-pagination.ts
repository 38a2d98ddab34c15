import {
  createPageArray,
  firstPage,
  gotoPage,
  nextPage,
  previousPage,
  setMaxPageNavigationArrayItems,
  setPageSize,
  withPagination,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withMethods } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

interface Todo {
  id: number;
}
export const Store = signalStore(
  withEntities<Todo>(),
  withPagination<Todo>(),
  withMethods((store) => ({
    go() {
      patchState(store, gotoPage(1), setPageSize(5));
      patchState(store, nextPage());
      patchState(store, previousPage());
      patchState(store, firstPage());
      patchState(store, setMaxPageNavigationArrayItems(3));
      return [
        store.selectedPageEntities(),
        store.pageCount(),
        store.hasNextPage(),
        createPageArray(1, 2, 3, 4),
      ];
    },
  })),
);
export const Named = signalStore(
  withEntities({ entity: type<Todo>(), collection: 'todo' }),
  withPagination({ entity: type<Todo>(), collection: 'todo' }),
  withMethods((store) => ({
    go() {
      patchState(store, gotoPage(1, { collection: 'todo' }));
      return store.selectedPageTodoEntities();
    },
  })),
);
