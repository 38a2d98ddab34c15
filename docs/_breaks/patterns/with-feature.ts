import {
  signalStore,
  signalStoreFeature,
  withFeature,
  withMethods,
  withState,
} from '@ngrx/signals';

const withLoader = <T>(load: (id: number) => T) =>
  signalStoreFeature(
    withMethods(() => ({ load: (id: number): T => load(id) })),
  );
export const Store = signalStore(
  withState({ a: 1 }),
  withMethods((s) => ({ get: (id: number) => id + s.a() })),
  withFeature((store) => withLoader(store.get)),
);
