// Mistakes with NgRx's own functions, and with imports.
import { inject, type Signal } from '@angular/core';
import {
  getState,
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  type WritableStateSource,
  withComputed,
  withState,
} from '@ngrx/signals';

// @message Cannot find module '@ngrx/signals/src/
// @explained /docs/faq#why-does-ts2307-cannot-find-module-ngrxsignalssrcsignal-store-models-appear
export * from '@ngrx/signals/src/signal-store-models';
// @message Cannot find module '@ngrx/store/src/
// @explained /docs/faq#why-does-ts2307-cannot-find-module-ngrxsignalssrcsignal-store-models-appear
export * from '@ngrx/store/src/models';
// @message Cannot find module '@ngrx-toolkit/core
// @explained /docs/changes#the-new-package-name /docs/faq#what-is-the-package-called-angular-architectsngrx-toolkit-or-ngrx-toolkitcore
export * from '@ngrx-toolkit/core';

type Item = { id: number; title: string };

const ItemStore = signalStore(
  { providedIn: 'root' },
  withState({ title: '', items: [] as Item[] }),
);
const itemStore = inject(ItemStore);

// @message Argument of type '⋯ & StateSource<⋯>' is not assignable to parameter of type 'WritableStateSource<
// @message The types of '[STATE_SOURCE].…' are incompatible between these types
// @explained /docs/faq#why-does-patchstate-not-compile-outside-of-the-store-ts2345
patchState(itemStore, { title: 'new' });

export class ItemPage {
  readonly items = inject(ItemStore);

  rename() {
    // @message Argument of type '⋯ & StateSource<⋯>' is not assignable to parameter of type 'WritableStateSource<
    // @message The types of '[STATE_SOURCE].…' are incompatible between these types
    // @explained /docs/faq#why-does-patchstate-not-compile-outside-of-the-store-ts2345
    patchState(this.items, { title: 'new' });
  }
}

function renameItem(store: WritableStateSource<{ title: string }>) {
  patchState(store, { title: 'new' });
}
// @message Argument of type '⋯ & StateSource<⋯>' is not assignable to parameter of type 'WritableStateSource<
// @message The types of '[STATE_SOURCE].…' are incompatible between these types
// @explained /docs/faq#why-does-patchstate-not-compile-outside-of-the-store-ts2345
renameItem(itemStore);

export class ItemsOfClass extends signalStore(withState({ title: '' })) {
  rename() {
    // @message Argument of type 'this' is not assignable to parameter of type 'WritableStateSource<
    // @explained /docs/faq#why-does-patchstatethis--not-compile-in-a-class-ts2345 /docs/faq#what-does-property-state_source-is-missing-mean-ts2345
    // @message Argument of type 'this' is not assignable to parameter of type 'WritableStateSource<⋯'[STATE_SOURCE]⋯ are incompatible
    // @message Type '…' is not assignable to type 'WritableStateSource<⋯'[STATE_SOURCE]⋯ are incompatible
    // @explained /docs/faq#why-does-patchstatethis--not-compile-in-a-class-ts2345
    patchState(this, { title: 'new' });
  }
}

export class ItemsByHand {
  title = '';
  rename() {
    // @message Argument of type 'this' is not assignable to parameter of type 'WritableStateSource<⋯Property '[STATE_SOURCE]' is missing in type
    // @explained /docs/faq#what-does-property-state_source-is-missing-mean-ts2345
    patchState(this, { title: 'new' });
  }
}

// @message Argument of type 'Type<⋯ & StateSource<⋯>>' is not assignable to parameter of type 'WritableStateSource<
// @message Property '[STATE_SOURCE]' is missing in type
// @explained /docs/faq#what-does-property-state_source-is-missing-mean-ts2345
patchState(ItemStore, { title: 'new' });

// @message Argument of type 'Type<⋯' is not assignable to parameter of type 'StateSource<
// @explained /docs/faq#what-does-property-state_source-is-missing-mean-ts2345
getState(ItemStore);

// @message Property '…' does not exist on type 'Type<⋯ & StateSource<
// @explained /docs/faq#what-is-the-type-of-a-store
export const ItemNames: Signal<string> = ItemStore.title;

export const TooManyItems = signalStore(
  // @message Expected 1-16 arguments, but got
  // @explained /docs/combining-extensions#more-than-15-features
  { providedIn: 'root' },
  withState({ a: 1 }),
  withState({ b: 1 }),
  withState({ c: 1 }),
  withState({ d: 1 }),
  withState({ e: 1 }),
  withState({ f: 1 }),
  withState({ g: 1 }),
  withState({ h: 1 }),
  withState({ i: 1 }),
  withState({ j: 1 }),
  withState({ k: 1 }),
  withState({ l: 1 }),
  withState({ m: 1 }),
  withState({ n: 1 }),
  withState({ o: 1 }),
  withState({ p: 1 }),
);
// @message No overload matches this call.⋯SignalStoreFeature<...>, f15: SignalStoreFeature<
// @explained /docs/combining-extensions#more-than-15-features /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear
export const TooManyItemsWithoutConfig = signalStore(
  withState({ a: 1 }),
  withState({ b: 1 }),
  withState({ c: 1 }),
  withState({ d: 1 }),
  withState({ e: 1 }),
  withState({ f: 1 }),
  withState({ g: 1 }),
  withState({ h: 1 }),
  withState({ i: 1 }),
  withState({ j: 1 }),
  withState({ k: 1 }),
  withState({ l: 1 }),
  withState({ m: 1 }),
  withState({ n: 1 }),
  withState({ o: 1 }),
  withState({ p: 1 }),
);

function withItemCount() {
  return signalStoreFeature(
    { state: type<{ items: Item[] }>() },
    withComputed(({ items }) => ({ itemCount: () => items().length })),
  );
}
// @message Argument of type 'SignalStoreFeature<{ ⋯ }>' is not assignable to parameter of type 'SignalStoreFeature<EmptyFeatureResult
// @message Argument of type 'SignalStoreFeature<⋯' is not assignable to parameter of type 'SignalStoreFeature<⋯Types of parameters 'store' and 'store' are incompatible.
// @explained /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear /docs/combining-extensions#custom-features-with-input-stop-compiling
export const ItemsWithoutState = signalStore(withItemCount());
// @message No overload matches this call.
// @code signalStore(
// @explained /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear /docs/with-data-service#no-overload-matches-this-call-ts2769
// @message No overload matches this call.⋯Argument of type 'SignalStoreFeature<
// @explained /docs/faq#why-does-ts2769-no-overload-matches-this-call-appear /docs/combining-extensions#custom-features-with-input-stop-compiling
export const ItemsWithOtherState = signalStore(withState({ items: '' }), withItemCount());
