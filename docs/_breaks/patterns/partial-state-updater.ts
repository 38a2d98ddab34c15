import type { PartialStateUpdater } from '@ngrx/signals';
export const inc =
  (): PartialStateUpdater<{ count: number }> =>
  ({ count }) => ({ count: count + 1 });
