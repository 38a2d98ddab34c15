import { patchState, signalState } from '@ngrx/signals';

export default function run() {
  const prices = signalState<{ all: Record<string, number> }>({ all: {} });
  patchState(prices, { all: { train: 30 } });
  return prices.all();
}
