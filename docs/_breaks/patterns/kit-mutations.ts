import {
  concatOp,
  exhaustOp,
  mergeOp,
  rxMutation,
  switchOp,
  withMutations,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { of } from 'rxjs';

export const Store = signalStore(
  withState({ a: 1 }),
  withMutations((store) => ({
    save: rxMutation({
      operation: (value: number) => of(value + store.a()),
      onSuccess: (result, param) => patchState(store, { a: result + param }),
      onError: (error) => console.error(error),
      operator: concatOp,
    }),
    other: rxMutation({
      operation: (text: string) => of(text),
      operator: switchOp,
    }),
  })),
  withMethods((store) => ({
    async go() {
      const result = await store.save(1);
      if (result.status === 'success') return result.value;
      return (
        store.saveIsPending() ||
        store.saveStatus() === 'error' ||
        store.saveError()
      );
    },
  })),
);
export const all = [exhaustOp, mergeOp];
