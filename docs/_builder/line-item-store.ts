import { HttpClient, httpResource } from '@angular/common/http';
import { computed, effect, inject, untracked } from '@angular/core';
import {
  clearUndoRedo,
  gotoPage,
  httpMutation,
  setError,
  setLoaded,
  setLoading,
  setPageSize,
  setResetState,
  withCallState,
  withDataService,
  withEntityResources,
  withIndexedDB,
  withMutations,
  withPagination,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  withComputed,
  withHooks,
  withMethods,
  withState,
} from '@ngrx/signals';
import {
  addEntity,
  entityConfig,
  removeEntity,
  setAllEntities,
  setEntity,
  updateEntity,
  withEntities,
} from '@ngrx/signals/entities';
import { firstValueFrom } from 'rxjs';
import { updateState, withDevtools } from './devtools';
import type { LineItem, LineItemFilter, LineItemState } from './line-item';
import { LineItemService } from './line-item-service';

// #region collection
const batchConfig = entityConfig({
  entity: type<LineItem>(),
  collection: 'batch',
});
// #endregion

// #region ownState
const initialState: LineItemState = {
  // #region each state
  textState: '',
  // #endregion
  // #region example
  countState: 0,
  doneState: false,
  dayState: '',
  textsState: [],
  countsState: [],
  kindState: 'first',
  // #endregion
  // #region view
  query: '',
  // #endregion
  // #region ownFilter
  batchFilter: {
    // #region each parameter
    textParameter: '',
    // #endregion
    // #region example
    countParameter: 0,
    doneParameter: false,
    // #endregion
  },
  // #endregion
};
// #endregion

// #region pagination
/** Pages of five items. */
const withPages = () =>
  signalStoreFeature(
    withPagination(batchConfig),
    withHooks({
      onInit(store) {
        patchState(store, setPageSize(5, batchConfig));
        effect(() => {
          // The last page may have lost its items.
          const last = Math.max(store.batchPageCount() - 1, 0);
          if (store.batchCurrentPage() > last)
            patchState(store, gotoPage(last, batchConfig));
        });
      },
    }),
  );
// #endregion

export const LineItemStore = signalStore(
  { providedIn: 'root' },
  // #region ownState
  withState(initialState),
  // #endregion
  // #region !plain && !resource
  withEntities(batchConfig),
  // #endregion
  // #region resource
  withEntityResources(({ batchFilter }) => {
    const lineItems = httpResource<LineItem[]>(
      () => ({ url: '/api/line-items', params: { ...batchFilter() } }),
      { defaultValue: [] },
    );
    return { batch: lineItems };
  }),
  // #endregion
  // #region callState
  withCallState(batchConfig),
  // #endregion
  // #region service
  withDataService({
    dataServiceType: LineItemService,
    filter: {
      // #region each parameter
      textParameter: '',
      // #endregion
      // #region example
      countParameter: 0,
      doneParameter: false,
      // #endregion
    },
    // #region collection
    ...batchConfig,
    // #endregion
  }),
  // #endregion
  // #region pagination
  withPages(),
  // #endregion
  // #region view
  withComputed(({ batchEntities, query }) => ({
    foundLineItems: computed(() => {
      const text = query().toLowerCase();
      return batchEntities().filter((lineItem) =>
        String(lineItem.textField).toLowerCase().includes(text),
      );
    }),
  })),
  // #endregion
  // #region reset
  withReset(),
  // #endregion
  // #region storage
  withStorageSync(
    {
      key: 'line-items',
      // #region !plain
      select: ({ batchEntityMap, batchIds, textState }) => ({
        batchEntityMap,
        batchIds,
        textState,
      }),
      // #endregion
    },
    withIndexedDB(),
  ),
  // #endregion
  // #region devtools
  withDevtools('line-items'),
  // #endregion
  withMethods((store) => ({
    // #region state || view
    patch(changes: Partial<LineItemState>): void {
      updateState(store, 'patch', changes);
    },
    // #endregion
    // #region ownFilter
    updateBatchFilter(batchFilter: LineItemFilter): void {
      updateState(store, 'filter', { batchFilter });
    },
    // #endregion
    // #region !plain && !sent
    add(lineItem: LineItem): void {
      updateState(store, 'add', addEntity(lineItem, batchConfig));
    },
    // #endregion
    // #region !plain
    change(id: LineItem['id'], changes: Partial<LineItem>): void {
      updateState(store, 'change', updateEntity({ id, changes }, batchConfig));
    },
    // #endregion
    // #region !plain && !sent
    remove(id: LineItem['id']): void {
      updateState(store, 'remove', removeEntity(id, batchConfig));
    },
    // #endregion
    // #region resource
    reload(): void {
      store._batchReload();
    },
    // #endregion
    // #region pagination
    goTo(page: number): void {
      updateState(store, 'page', gotoPage(page, batchConfig));
    },
    // #endregion
  })),
  // #region undo
  withUndoRedo({
    // #region collection
    collections: ['batch'],
    // #endregion
    // #region state
    keys: ['textState'],
    // #endregion
  }),
  // #endregion
  // #region settle || ownLoad
  withMethods((store) => {
    // #region ownLoad
    const http = inject(HttpClient);
    // #endregion
    // #region settle
    /** Makes the current state the one that undo and reset go back to. */
    const settle = (): void => {
      // #region resource && undo
      // Undo notices only patches.
      patchState(store, {});
      // #endregion
      // #region undo
      clearUndoRedo(store);
      // #endregion
      // #region reset
      setResetState(store, {
        batchEntityMap: store.batchEntityMap(),
        batchIds: store.batchIds(),
        // #region ownState
        ...initialState,
        // #endregion
      });
      // #endregion
    };
    // #endregion
    return {
      // #region settle
      settle,
      // #endregion
      // #region ownLoad
      async loadBatchEntities(): Promise<void> {
        updateState(store, 'load', setLoading('batch'));
        try {
          const response = await firstValueFrom(
            http.get<LineItem[]>('/api/line-items', {
              params: { ...store.batchFilter() },
            }),
          );
          updateState(
            store,
            'loaded',
            setAllEntities(response, batchConfig),
            setLoaded('batch'),
          );
          // #region settle
          settle();
          // #endregion
        } catch (error) {
          updateState(store, 'load failed', setError(error, 'batch'));
        }
      },
      // #endregion
    };
  }),
  // #endregion
  // #region mutations
  withMutations((store) => ({
    createLineItem: httpMutation({
      request: (lineItem: LineItem) => ({
        url: '/api/line-items',
        method: 'POST',
        body: lineItem,
      }),
      parse: (response) => response as LineItem,
      onSuccess: (lineItem) => {
        updateState(store, 'create', addEntity(lineItem, batchConfig));
        // #region settle
        store.settle();
        // #endregion
      },
    }),
    saveLineItem: httpMutation({
      request: (lineItem: LineItem) => ({
        url: `/api/line-items/${lineItem.id}`,
        method: 'PUT',
        body: lineItem,
      }),
      parse: (response) => response as LineItem,
      onSuccess: (lineItem) => {
        updateState(store, 'save', setEntity(lineItem, batchConfig));
        // #region settle
        store.settle();
        // #endregion
      },
    }),
    deleteLineItem: httpMutation({
      request: (lineItem: LineItem) => ({
        url: `/api/line-items/${lineItem.id}`,
        method: 'DELETE',
      }),
      onSuccess: (_, lineItem) => {
        updateState(store, 'delete', removeEntity(lineItem.id, batchConfig));
        // #region settle
        store.settle();
        // #endregion
      },
    }),
  })),
  // #endregion
  // #region resource && settle || indexedDB && undo
  withHooks({
    onInit(store) {
      // #region resource
      effect(() => {
        if (store.batchValue()) untracked(() => store.settle());
      });
      // #endregion
      // #region indexedDB
      // Undo goes back to what was restored.
      void store.whenSynced().then(() => clearUndoRedo(store));
      // #endregion
    },
  }),
  // #endregion
);
