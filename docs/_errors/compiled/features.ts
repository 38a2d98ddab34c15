// Mistakes with all other features.
import { inject } from '@angular/core';
import {
  emptyFeature,
  gotoPage,
  noPayload,
  payload,
  withConditional,
  withDevtools,
  // @message '"@angular-architects/ngrx-toolkit"' has no exported member named 'withDevtoolsStub'. Did you mean
  // @explained /docs/with-devtools#module-has-no-exported-member-withdevtoolsstub
  withDevtoolsStub,
  // @message Module '"@angular-architects/ngrx-toolkit"' has no exported member '…'.
  // @number TS2305
  // @explained /docs/changes#a-feature-is-missing-from-my-version /docs/faq#a-feature-from-this-site-is-missing-in-my-version
  withEffects,
  withFeatureFactory,
  withGlitchTracking,
  // @message '"@angular-architects/ngrx-toolkit"' has no exported member named '…'. Did you mean
  // @number TS2724
  // @explained /docs/faq#a-feature-from-this-site-is-missing-in-my-version /docs/changes#a-feature-is-missing-from-my-version
  withIndexedDb,
  withLocalStorage,
  withMapper,
  withPagination,
  withRedux,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import {
  createReduxState,
  mapAction,
  reduxMethod,
  withActionMappers,
} from '@angular-architects/ngrx-toolkit/redux-connector';
import { patchState, signalStore, signalStoreFeature, withMethods, withState } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import {
  // @message has no exported member 'withEffects'.
  // @number TS2305
  // @explained /docs/with-redux#migrate-to-ngrxsignalsevents
  withEffects as withEventEffects,
} from '@ngrx/signals/events';
import { createActionGroup, props } from '@ngrx/store';
import { map } from 'rxjs';

type Item = { id: number; title: string };

export const WrongOrder = signalStore(
  // @message Type 'string' is not assignable to type 'never'.
  // @code withUndoRedo(
  // @explained /docs/with-undo-redo#a-key-is-not-accepted
  withUndoRedo({ keys: ['items'] }),
  withState({ items: [] as Item[] }),
);
export const WrongKey = signalStore(
  withState({ items: [] as Item[] }),
  // @message Type '"…"' is not assignable to type '"…"'.
  // @code withUndoRedo(
  // @explained /docs/with-undo-redo#a-key-is-not-accepted
  withUndoRedo({ keys: ['item'] }),
);
export const WrongCollection = signalStore(
  withEntities({ entity: {} as Item, collection: 'item' }),
  // @message Type '"…"' is not assignable to type '"…"'.
  // @code withUndoRedo(
  // @explained /docs/with-undo-redo#a-key-is-not-accepted
  withUndoRedo({ collections: ['items'] }),
);

export const Unequal = signalStore(
  // @message Argument of type 'SignalStoreFeature<⋯' is not assignable to parameter of type 'SignalStoreFeature<NoInfer<
  // @explained /docs/with-conditional#argument-of-type-signalstorefeature-is-not-assignable-ts2345
  withConditional(() => true, withState({ items: 1 }), emptyFeature),
);
export const UnequalReset = signalStore(
  // @message Argument of type 'SignalStoreFeature<⋯' is not assignable to parameter of type 'SignalStoreFeature<NoInfer<
  // @explained /docs/with-conditional#argument-of-type-signalstorefeature-is-not-assignable-ts2345
  withConditional(() => true, withReset(), emptyFeature),
);
// @message No overload matches this call.⋯Argument of type '() => SignalStoreFeature<
// @explained /docs/with-conditional#cannot-destructure-property-oninit-of-hooks
export const Uncalled = signalStore(withState({ items: 1 }), withReset);

export const NoEffects = signalStore(
  withState({ count: 0 }),
  // @message Property 'effects' is missing in type
  // @explained /docs/with-redux#property-effects-is-missing-ts2345
  withRedux({ actions: { clear: noPayload }, reducer: () => undefined }),
);
// @message Type 'number' does not satisfy the constraint 'Payload'
// @explained /docs/with-redux#a-payload-must-be-an-object
export const numberPayload = payload<number>();
interface ItemPayload {
  id: number;
}
// @message Index signature for type 'string' is missing in type
// @likely
// @explained /docs/with-data-service#index-signature--is-missing-ts2344 /docs/with-redux#a-payload-must-be-an-object
// @message does not satisfy the constraint 'Payload'⋯Index signature for type 'string' is missing in type
// @explained /docs/with-redux#a-payload-must-be-an-object
export const interfacePayload = payload<ItemPayload>();

export const PartialParse = signalStore(
  withState({ name: 'Ada', token: '' }),
  // @message No overload matches this call.⋯is not assignable to type '(stateString: string) =>
  // @explained /docs/with-storage-sync#parse-does-not-accept-partial-state
  withStorageSync({ key: 'items', parse: () => ({ name: 'Grace' }) }, withLocalStorage()),
);
export const Uncalled2 = signalStore(
  withState({ name: 'Ada' }),
  // @message No overload matches this call.⋯SyncStorageStrategy<
  // @explained /docs/with-storage-sync#minimal-example
  withStorageSync({ key: 'items' }, withLocalStorage),
);
export const NoKey = signalStore(
  withState({ name: 'Ada' }),
  // @message No overload matches this call.⋯SyncConfig<⋯Property 'key' is missing in type
  // @explained /docs/with-storage-sync#options
  withStorageSync({ autoSync: false }),
);

export const InFactory = signalStore(
  withState({ count: 0 }),
  withFeatureFactory((store) =>
    signalStoreFeature(
      withMethods(() => ({
        // @message Argument of type '{ …: Signal<⋯' is not assignable to parameter of type 'WritableStateSource<object>'⋯Property '[STATE_SOURCE]' is missing in type '{
        // @explained /docs/with-feature-factory#patchstate-fails-on-the-store-in-the-factory
        increment: () => patchState(store, { count: store.count() + 1 }),
      })),
    ),
  ),
);

// @message Argument of type '() => DevtoolsFeature⋯' is not assignable to parameter of type 'DevtoolsFeature
// @explained /docs/with-devtools#options
export const devtools = withDevtools('items', withGlitchTracking);
export const mapped = withDevtools(
  'items',
  withMapper((state: Item) => state.title),
);

const Paged = signalStore({ protectedState: false }, withEntities<Item>(), withPagination<Item>());
// @message Argument of type '{ …CurrentPage: number; }' is not assignable to parameter of type 'Partial<
// @explained /docs/with-pagination#paginate-a-collection
patchState(inject(Paged), gotoPage(1, { collection: 'items' }));

const itemActions = createActionGroup({
  source: 'items',
  events: { load: props<{ from: string }>() },
});
const Searched = signalStore(
  withMethods(() => ({ load: reduxMethod<{ from: string }, string>(map(({ from }) => from)) })),
);
export const itemState = createReduxState('items', Searched, (store) =>
  // @message No overload matches this call
  // @message Argument of type 'RxMethod<⋯' is not assignable to
  // @code mapAction(
  // @explained /docs/create-redux-state#a-type-error-when-mapaction-receives-a-reduxmethod-ts2769
  // @message No overload matches this call.⋯Argument of type 'RxMethod<
  // @explained /docs/create-redux-state#a-type-error-when-mapaction-receives-a-reduxmethod-ts2769
  withActionMappers(mapAction(itemActions.load, store.load)),
);

const Plain = inject(signalStore({ providedIn: 'root' }, withState({ title: '' })));
// @message Property 'undo' does not exist
// @explained /docs/with-undo-redo#minimal-example
Plain.undo();
// @message Property 'redo' does not exist
// @explained /docs/with-undo-redo#minimal-example
Plain.redo();
// @message Property 'canUndo' does not exist
// @explained /docs/with-undo-redo#minimal-example
Plain.canUndo();
// @message Property 'canRedo' does not exist
// @explained /docs/with-undo-redo#minimal-example
Plain.canRedo();
// @message Property 'resetState' does not exist on type
// @explained /docs/with-reset#minimal-example
Plain.resetState();
// @message Property 'clearUndoRedo' does not exist
// @explained /docs/with-undo-redo#minimal-example
Plain.clearUndoRedo();
// @message Property 'writeToStorage' does not exist on type
// @explained /docs/with-storage-sync#what-it-adds-to-the-store
Plain.writeToStorage();
// @message Property 'clearStorage' does not exist on type
// @explained /docs/with-storage-sync#what-it-adds-to-the-store
Plain.clearStorage();
void [withIndexedDb, withDevtoolsStub, withEffects, withEventEffects];
