import { type DeepSignal, type SignalState, signalState } from '@ngrx/signals';

const s: SignalState<{ a: { b: number } }> = signalState({ a: { b: 1 } });
const d: DeepSignal<{ b: number }> = s.a;
export const b = d.b();
