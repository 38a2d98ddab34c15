import type { SignalStoreFeatureResult } from '@ngrx/signals/src/signal-store-models';

export type Result = SignalStoreFeatureResult;
