import type { DeepSignal } from '@ngrx/signals/src/deep-signal';
export type A = DeepSignal<{ a: 1 }>;
