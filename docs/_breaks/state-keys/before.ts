import { patchState, signalState } from '@ngrx/signals';

export default function run() {
  const prices = signalState<Record<string, number>>({});
  patchState(prices, { train: 30 });
  return prices();
}
