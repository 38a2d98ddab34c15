import {
  getState,
  patchState,
  type StateSource,
  type WritableStateSource,
} from '@ngrx/signals';
export function setBusy(store: WritableStateSource<{ busy: boolean }>) {
  patchState(store, { busy: true });
}
export function isBusy(store: StateSource<{ busy: boolean }>): boolean {
  return getState(store).busy;
}
