import type { Signal } from '@angular/core';
import type { SignalStoreFeature } from '@ngrx/signals';
export type Feature = SignalStoreFeature<
  { state: {}; computed: { a: Signal<number> }; methods: {} },
  { state: {}; computed: { b: Signal<number> }; methods: {} }
>;
