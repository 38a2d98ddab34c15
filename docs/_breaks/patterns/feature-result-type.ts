import type {
  SignalStoreFeature,
  SignalStoreFeatureResult,
} from '@ngrx/signals';
export declare function withAny<
  Input extends SignalStoreFeatureResult,
>(): SignalStoreFeature<
  Input,
  { state: { a: number }; props: {}; methods: {} }
>;
