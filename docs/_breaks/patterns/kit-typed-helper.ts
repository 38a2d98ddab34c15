import {
  setLoaded,
  updateState,
  withCallState,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';

const Store = signalStore(
  { protectedState: false },
  withState({ rows: [] as number[] }),
  withCallState({ collection: 'rows' }),
);
type Store = InstanceType<typeof Store>;
export function finish(store: Store, rows: number[]) {
  patchState(store, { rows }, setLoaded('rows'));
  updateState(store, 'rows', { rows });
  return store.rowsLoaded();
}
