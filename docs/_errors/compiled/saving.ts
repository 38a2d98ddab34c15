// Mistakes with mutations.
import { inject } from '@angular/core';
import {
  concatOp,
  httpMutation,
  rxMutation,
  withMutations,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { of } from 'rxjs';

type Item = { id: number; title: string };

const ItemStore = signalStore(
  { providedIn: 'root' },
  withState({ count: 0 }),
  withMutations((store) => ({
    save: rxMutation({
      operation: (item: Item) => of(item),
      onSuccess: () => patchState(store, { count: 1 }),
    }),
    load: rxMutation({ operation: () => of(1) }),
  })),
);
const store = inject(ItemStore);

// @message Property 'isPending' does not exist on type '(params: ⋯) => Promise<MutationResult<
// @number TS2339
// @explained /docs/mutations#storesaveispending-is-not-a-function
store.save.isPending();
// @message Property 'status' does not exist on type '(params: ⋯) => Promise<MutationResult<
// @explained /docs/mutations#storesaveispending-is-not-a-function
store.save.status();
// @message Property 'error' does not exist on type '(params: ⋯) => Promise<MutationResult<
// @explained /docs/mutations#storesaveispending-is-not-a-function
store.save.error();
// @message Property 'value' does not exist on type '(params: ⋯) => Promise<MutationResult<
// @explained /docs/mutations#storesaveispending-is-not-a-function
store.save.value();
// @message Property '…Value' does not exist on type '⋯MutationStatus
// @explained /docs/mutations#read-value-progress-or-headers-from-a-store
store.saveValue();
// @message Property '…IsSuccess' does not exist on type '⋯MutationStatus
// @explained /docs/mutations#read-value-progress-or-headers-from-a-store
store.saveIsSuccess();
// @message Expected 1 arguments, but got 0.
// @code store.…()
// @explained /docs/mutations#expected-1-arguments-but-got-0-ts2554
store.load();

export class ItemClock {
  readonly now = rxMutation({ operation: () => of(Date.now()) });
  // @message Expected 1 arguments, but got 0.
  // @code this.…()
  // @explained /docs/mutations#expected-1-arguments-but-got-0-ts2554
  read = () => this.now();
  readonly saveItem = rxMutation({ operation: (item: Item) => of(item) });
  async save() {
    const result = await this.saveItem({ id: 1, title: '' });
    // @message Property 'value' does not exist on type 'MutationResult<
    // @explained /docs/mutation-errors-and-operators#does-the-promise-of-a-mutation-reject
    result.value;
    // @message Property 'error' does not exist on type 'MutationResult<
    // @explained /docs/mutation-errors-and-operators#does-the-promise-of-a-mutation-reject
    result.error;
    // @message Object is possibly 'undefined'.
    // @code hasValue()
    // @explained /docs/mutations#hasvalue-does-not-narrow-the-type
    if (this.saveItem.hasValue()) this.saveItem.value().title;
    // @message Object is of type 'unknown'.
    // @code .error()
    // @number TS2571
    // @explained /docs/mutation-errors-and-operators#saveerror-is-not-an-error
    this.saveItem.error().message;
    // @message Property 'message' does not exist on type '{}'.
    // @code .error()
    // @explained /docs/mutation-errors-and-operators#saveerror-is-not-an-error
    this.saveItem.error()?.message;
    // @message Property '…' does not exist on type 'Promise<MutationResult<
    // @explained /docs/mutation-errors-and-operators#does-the-promise-of-a-mutation-reject
    this.saveItem({ id: 1, title: '' }).subscribe();
  }
}

export class ItemApi {
  readonly remove = httpMutation({
    // @message Property 'method' is missing in type '{ url:
    // @message Property 'method' is missing in type '⋯' but required in type 'HttpMutationRequest'
    // @explained /docs/http-mutation#property-method-is-missing-ts2322
    request: (id: number) => ({ url: `/api/items/${id}` }),
  });
  readonly save = httpMutation({
    request: (item: Item) => ({ url: '/api/items', method: 'POST', body: item }),
    // @message Type 'unknown' is not assignable to type '…'
    // @code onSuccess
    // @explained /docs/http-mutation#type-unknown-is-not-assignable-in-onsuccess
    // @message Type '⋯) => void' is not assignable to type '(result: unknown, param:
    // @explained /docs/http-mutation#type-unknown-is-not-assignable-in-onsuccess
    onSuccess: (item: Item) => console.log(item.title),
  });
  readonly rename = httpMutation({
    request: (item: Item) => ({ url: '/api/items', method: 'POST', body: item }),
    // @message '…' is of type 'unknown'.
    // @code onSuccess:
    // @number TS18046
    // @explained /docs/http-mutation#type-unknown-is-not-assignable-in-onsuccess
    onSuccess: (item) => console.log(item.title),
  });
  readonly read = httpMutation<Item, Item>({
    request: (item: Item) => ({ url: '/api/items', method: 'POST', body: item }),
    // @message Type '(response: unknown) => unknown' is not assignable to type '(response: unknown) =>
    // @explained /docs/http-mutation#type-unknown-is-not-assignable-in-onsuccess
    parse: (response) => response,
  });
  // @message Type 'FlatteningOperator' has no call signatures
  // @explained /docs/mutation-errors-and-operators#operators-concatop-switchop-exhaustop-mergeop
  readonly queue = rxMutation({ operation: (item: Item) => of(item), operator: concatOp() });
  // @message Type '…' is not assignable to type 'FlatteningOperator'
  // @explained /docs/mutation-errors-and-operators#operators-concatop-switchop-exhaustop-mergeop
  readonly queued = rxMutation({ operation: (item: Item) => of(item), operator: 'concat' });
  // @message Type '⋯ => Promise<⋯' is not assignable to type 'Operation<
  // @explained /docs/mutations#rxmutation
  readonly promised = rxMutation({ operation: async (item: Item) => item });
}
