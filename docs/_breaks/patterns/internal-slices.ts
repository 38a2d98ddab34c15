import type { SignalStoreSlices } from '@ngrx/signals/src/signal-store-models';
export type A = SignalStoreSlices<{ a: number }>;
