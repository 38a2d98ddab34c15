import { signalStore, watchState, withHooks, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withHooks({
    onInit(store) {
      watchState(store, ({ a }) => console.log(a));
    },
  }),
);
