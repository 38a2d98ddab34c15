import { patchState, type StateSignal } from '@ngrx/signals';

export const start = (store: StateSignal<{ busy: boolean }>) =>
  patchState(store, { busy: true });
