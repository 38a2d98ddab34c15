import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState<Record<string, number>>({}),
  withMethods((store) => ({
    set(key: string, value: number) {
      patchState(store, { [key]: value });
    },
  })),
);
