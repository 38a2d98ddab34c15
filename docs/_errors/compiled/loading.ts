// Mistakes with resources, call states and data services.
import { httpResource } from '@angular/common/http';
import { Component, Injectable, inject, type Signal } from '@angular/core';
import {
  type DataService,
  mapToResource,
  setError,
  setLoaded,
  setLoading,
  updateState,
  withCallState,
  withDataService,
  withDevtools,
  withEntityResources,
  withResource,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withComputed, withMethods, withState } from '@ngrx/signals';
import { addEntity, setAllEntities, withEntities } from '@ngrx/signals/entities';

type Item = { id: number; title: string; done: boolean };
declare function showItems(items: Item[]): void;
declare function showItem(item: Item): void;

const ItemStore = signalStore(
  { providedIn: 'root', protectedState: false },
  withState({ itemId: 1 }),
  withResource((store) => ({
    item: httpResource<Item>(() => `/api/items/${store.itemId()}`),
    items: httpResource<Item[]>(() => '/api/items'),
  })),
);
const OneItemStore = signalStore(
  { providedIn: 'root' },
  withResource(() => httpResource<Item[]>(() => '/api/items')),
);
const itemStore = inject(ItemStore);
const oneStore = inject(OneItemStore);

// @message Object is possibly 'undefined'.
// @code …Value()
// @number TS2532
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
itemStore.itemsValue().length;
// @message Object is possibly 'undefined'.
// @code .value()
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
oneStore.value().length;
// @message Argument of type '… | undefined' is not assignable to parameter of type
// @number TS2345
// @likely
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
showItems(itemStore.itemsValue());
// @message Argument of type '… | undefined' is not assignable to parameter of type
// @likely
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
showItem(itemStore.itemValue());
// @message Type '… | undefined' is not assignable to type
// @number TS2322
// @likely
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
export const all: Item[] = oneStore.value();
// @message Type 'Signal<… | undefined>' is not assignable to type 'Signal<
// @likely
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
export const allItems: Signal<Item[]> = itemStore.itemsValue;
const items = itemStore.itemsValue();
// @message '…' is possibly 'undefined'.
// @number TS18048
// @likely
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
items.length;
const value = oneStore.value();
// @message 'value' is possibly 'undefined'.
// @likely
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
value.length;
// @message Property '…' does not exist on type '… | undefined'.
// @code …Value()
// @number TS2339
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
const { title } = itemStore.itemValue();
void title;
// @message Object is possibly 'undefined'.
// @code …Value()
// @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
for (const each of itemStore.itemsValue()) void each;

@Component({
  selector: 'app-items',
  // @message Object is possibly 'undefined'.
  // @code …Value()
  // @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
  template: '{{ store.itemValue().title }}',
})
export class Items {
  readonly store = inject(ItemStore);
}

// @message Property '_…Reload' does not exist on type
// @explained /docs/with-resource#property-_userreload-does-not-exist-ts2339
itemStore._itemsReload();
// @message Property '_reload' does not exist on type
// @explained /docs/with-resource#property-_userreload-does-not-exist-ts2339
oneStore._reload();
// @message Property '…Reload' does not exist on type '⋯: Signal<⋯ & ⋯StateSource<
// @explained /docs/with-resource#property-_userreload-does-not-exist-ts2339
itemStore.itemsReload();
// @message Property 'reload' does not exist on type '{ ⋯ResourceStatus
// @explained /docs/with-resource#property-_userreload-does-not-exist-ts2339
oneStore.reload();

// @message Argument of type 'Type<⋯' is not assignable to parameter of type 'Record<string, unknown>'
// @explained /docs/with-resource#argument-of-type--is-not-assignable-for-maptoresource
mapToResource(ItemStore, 'item');
// @message Argument of type '"…"' is not assignable to parameter of type
// @code mapToResource(
// @explained /docs/with-resource#argument-of-type--is-not-assignable-for-maptoresource
mapToResource(itemStore, 'other');

// @message Type '…ResourceRef<⋯' is not assignable to type 'ResourceDictionary'
// @explained /docs/with-resource#error-handling-strategies
withResource(() => httpResource<Item[]>(() => '/api/items'), { errorHandling: 'ignore' });

export const WithOptions = signalStore(
  // @message Expected 1 arguments, but got 2.
  // @code withEntityResources(
  // @explained /docs/with-entity-resources#expected-1-arguments-but-got-2-ts2554
  withEntityResources(() => httpResource<Item[]>(() => '/api/items'), {
    errorHandling: 'previous value',
  }),
);
export const ReadonlyItems = signalStore(
  // @message No overload matches this call.⋯TypedEntityResourceValue<
  // @explained /docs/with-entity-resources#readonly-arrays-no-overload-matches-this-call-ts2769
  withEntityResources(() => httpResource<readonly Item[]>(() => '/api/items')),
);
export const WithoutId = signalStore(
  // @message No overload matches this call.⋯TypedEntityResourceValue<
  // @explained /docs/with-entity-resources#readonly-arrays-no-overload-matches-this-call-ts2769
  withEntityResources(() => httpResource<{ title: string }[]>(() => '/api/items')),
);
export const NotAnArray = signalStore(
  // @message No overload matches this call.⋯TypedEntityResourceValue<
  // @explained /docs/with-entity-resources#readonly-arrays-no-overload-matches-this-call-ts2769
  withEntityResources(() => ({ items: httpResource<Item>(() => '/api/items') })),
);
const Unions = signalStore(
  { protectedState: false },
  withEntities<{ id: number; size: 'small' | 'large' }>(),
);
// @message Argument of type 'PartialStateUpdater<EntityState<⋯' is not assignable to parameter of type
// @explained /docs/with-entity-resources#addentity-with-literals-is-a-type-error
patchState(inject(Unions), addEntity({ id: 1, size: 'small' }));

const Loading = signalStore({ protectedState: false }, withCallState());
const loading = inject(Loading);
// @message Property 'setLoading' does not exist on type
// @number TS2551
// @explained /docs/faq#why-does-storesetloading-not-exist /docs/with-call-state#property-setloading-does-not-exist
loading.setLoading();
// @message Property 'setLoaded' does not exist on type
// @explained /docs/faq#why-does-storesetloading-not-exist /docs/with-call-state#property-setloading-does-not-exist
loading.setLoaded();
// @message Property 'setError' does not exist on type
// @number TS2339
// @explained /docs/faq#why-does-storesetloading-not-exist /docs/with-call-state#property-setloading-does-not-exist
loading.setError('failed');
// @message Property 'isLoading' does not exist on type '⋯callState:
// @explained /docs/with-call-state#what-it-adds-to-the-store /docs/with-resource#what-it-adds-to-the-store
loading.isLoading();
const NamedLoading = signalStore({ protectedState: false }, withCallState({ collection: 'items' }));
// @message CallStateSlice' is not assignable
// @message Argument of type 'CallStateSlice' is not assignable to parameter of type 'Partial<NoInfer<{ …CallState:
// @explained /docs/with-call-state#argument-of-type--is-not-assignable-on-setloading
patchState(inject(NamedLoading), setLoading());
// @message Argument of type 'CallStateSlice' is not assignable to parameter of type 'Partial<NoInfer<{ …CallState:
// @explained /docs/with-call-state#argument-of-type--is-not-assignable-on-setloading
patchState(inject(NamedLoading), setLoaded());
// @message Argument of type 'CallStateSlice' is not assignable to parameter of type 'Partial<NoInfer<{ …CallState:
// @explained /docs/with-call-state#argument-of-type--is-not-assignable-on-setloading
patchState(inject(NamedLoading), setError('failed'));
// @message Argument of type 'NamedCallStateSlice<
// @explained /docs/with-call-state#argument-of-type--is-not-assignable-on-setloading
patchState(loading, setLoading('items'));
// @message Argument of type 'NamedCallStateSlice<
// @explained /docs/with-call-state#argument-of-type--is-not-assignable-on-setloading
patchState(loading, setError('failed', 'items'));
const WithoutCallState = signalStore({ protectedState: false }, withEntities<Item>());
// @message Argument of type 'CallStateSlice' is not assignable to parameter of type 'Partial<
// @explained /docs/with-call-state#argument-of-type--is-not-assignable-on-setloading
patchState(inject(WithoutCallState), setAllEntities([] as Item[]), setLoaded());

export const Updated = signalStore(
  withDevtools('items'),
  withEntities<Item>(),
  withCallState(),
  withMethods((store) => ({
    // @message is not assignable to parameter of type 'string | Action'
    // @explained /docs/with-devtools#argument--is-not-assignable-to-parameter-of-type-string--action-ts2345
    load: () => updateState(store, { type: 'load' }, setLoading()),
    // @message is not assignable to parameter of type 'string | Action'
    // @explained /docs/with-devtools#argument--is-not-assignable-to-parameter-of-type-string--action-ts2345
    loadAll: () => updateState(store, setLoading()),
  })),
);

type ItemFilter = { title: string };
@Injectable({ providedIn: 'root' })
export class ItemService implements DataService<Item, ItemFilter> {
  declare load: DataService<Item, ItemFilter>['load'];
  declare loadById: DataService<Item, ItemFilter>['loadById'];
  declare create: DataService<Item, ItemFilter>['create'];
  declare update: DataService<Item, ItemFilter>['update'];
  declare updateAll: DataService<Item, ItemFilter>['updateAll'];
  declare delete: DataService<Item, ItemFilter>['delete'];
}
interface ItemFilterOfInterface {
  title: string;
}
// @message does not satisfy the constraint 'Filter'⋯Index signature for type 'string' is missing in type
// @explained /docs/with-data-service#index-signature--is-missing-ts2344
export type OfInterface = DataService<Item, ItemFilterOfInterface>;

// @message Class '…' incorrectly implements interface 'DataService<
// @explained /docs/with-data-service#leave-out-operations-that-the-backend-lacks
export class IncompleteItemService implements DataService<Item, ItemFilter> {
  declare load: DataService<Item, ItemFilter>['load'];
  declare loadById: DataService<Item, ItemFilter>['loadById'];
  declare create: DataService<Item, ItemFilter>['create'];
  declare update: DataService<Item, ItemFilter>['update'];
  declare delete: DataService<Item, ItemFilter>['delete'];
}

// @message No overload matches this call
// @code withDataService(
// @explained /docs/with-data-service#no-overload-matches-this-call-ts2769 /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear
// @message No overload matches this call.⋯DataServiceState<
// @explained /docs/with-data-service#no-overload-matches-this-call-ts2769 /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear
export const WithoutState = signalStore(
  withEntities<Item>(),
  withDataService({ dataServiceType: ItemService, filter: { title: '' } }),
);
// @message No overload matches this call.⋯DataServiceState<
// @explained /docs/with-data-service#no-overload-matches-this-call-ts2769 /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear
export const WithoutEntities = signalStore(
  withCallState(),
  withDataService({ dataServiceType: ItemService, filter: { title: '' } }),
);
// @message No overload matches this call.⋯NamedDataServiceState<
// @explained /docs/with-data-service#no-overload-matches-this-call-ts2769 /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear
export const OtherCollection = signalStore(
  withEntities({ entity: {} as Item, collection: 'item' }),
  withCallState({ collection: 'items' }),
  withDataService({ dataServiceType: ItemService, filter: { title: '' }, collection: 'item' }),
);

export const Derived = signalStore(
  withResource(() => ({ items: httpResource<Item[]>(() => '/api/items') })),
  withComputed(({ itemsValue }) => ({
    // @message Object is possibly 'undefined'.
    // @code …Value()
    // @explained /docs/with-resource#the-value-is-undefined-although-there-is-a-defaultvalue /docs/with-resource#hasvalue-does-not-narrow
    open: () => itemsValue().filter(({ done }) => !done),
  })),
);
