import { patchState, signalState, signalStore, withState } from '@ngrx/signals';

interface State {
  user: { name: string; address: { city: string } } | undefined;
  ids: number[];
  map: Record<string, number>;
  when: Date;
}
const initial: State = { user: undefined, ids: [], map: {}, when: new Date(0) };
export const Store = signalStore(withState(initial));
const state = signalState(initial);
patchState(state, { ids: [1] }, (current) => ({
  map: { ...current.map, a: 1 },
}));
export const city: string | undefined = state.user()?.address.city;
