import {
  type CallStateSlice,
  type NamedCallStateSlice,
  setLoaded,
  setLoading,
  withCallState,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStoreFeature,
  type,
  withMethods,
} from '@ngrx/signals';
export function withLoad() {
  return signalStoreFeature(
    { state: type<CallStateSlice>() },
    withMethods((store) => ({
      start() {
        patchState(store, setLoading());
        patchState(store, setLoaded());
      },
    })),
  );
}
export type A = NamedCallStateSlice<'x'>;
export const feature = withCallState();
