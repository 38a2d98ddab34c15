import type { SignalStoreFeatureResult } from '@ngrx/signals';

export type Result = SignalStoreFeatureResult;
