import { updateState } from '@angular-architects/ngrx-toolkit';
import type { WritableStateSource } from '@ngrx/signals';
export function finish<State extends { done: boolean }>(
  store: WritableStateSource<State>,
) {
  updateState(store, 'finish', { done: true } as Partial<State>);
}
export function close(store: WritableStateSource<{ done: boolean }>) {
  updateState(store, 'close', (state) => ({ done: !state.done }));
}
