import { patchState, type StateSignal } from '@ngrx/signals';
export function setBusy(store: StateSignal<{ busy: boolean }>) {
  patchState(store, { busy: true });
}
