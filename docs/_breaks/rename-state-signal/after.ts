import { patchState, type WritableStateSource } from '@ngrx/signals';

export const start = (store: WritableStateSource<{ busy: boolean }>) =>
  patchState(store, { busy: true });
