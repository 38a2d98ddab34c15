import type {
  EmptyFeatureResult,
  MethodsDictionary,
  SignalStoreFeatureResult,
} from '@ngrx/signals/src/signal-store-models';
export type A = [
  MethodsDictionary,
  SignalStoreFeatureResult,
  EmptyFeatureResult,
];
