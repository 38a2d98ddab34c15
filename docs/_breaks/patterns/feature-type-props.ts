import type { Signal } from '@angular/core';
import type { EmptyFeatureResult, SignalStoreFeature } from '@ngrx/signals';
export type Feature = SignalStoreFeature<
  EmptyFeatureResult,
  { state: {}; props: { b: Signal<number> }; methods: {} }
>;
