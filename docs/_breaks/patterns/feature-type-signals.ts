import type { Signal } from '@angular/core';
import type { SignalStoreFeature } from '@ngrx/signals';
export type Feature = SignalStoreFeature<
  { state: {}; signals: { a: Signal<number> }; methods: {} },
  { state: {}; signals: { b: Signal<number> }; methods: {} }
>;
