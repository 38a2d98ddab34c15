import {
  emptyFeature,
  withConditional,
  withFeatureFactory,
  withImmutableState,
} from '@angular-architects/ngrx-toolkit';
import {
  signalStore,
  signalStoreFeature,
  withMethods,
  withState,
} from '@ngrx/signals';

const withA = () => signalStoreFeature(withState({ a: 1 }));
export const Store = signalStore(
  withImmutableState({ x: { y: 1 } }),
  withConditional(() => true, withA(), withA()),
  withConditional((store) => store.a() > 1, emptyFeature, emptyFeature),
);
export const Other = signalStore(
  withMethods(() => ({ load: (id: number) => id })),
  withFeatureFactory(({ load }) =>
    signalStoreFeature(withMethods(() => ({ go: () => load(1) }))),
  ),
);
