import { signalStore, withHooks, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ count: 0 }),
  withHooks((store) => ({
    onInit() {
      console.log(store.count());
    },
  })),
);
