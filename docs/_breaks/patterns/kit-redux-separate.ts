import {
  createEffects,
  createReducer,
  payload,
  withRedux,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { map } from 'rxjs';

interface State {
  rows: string[];
}
const actions = {
  load: payload<{ text: string }>(),
  loaded: payload<{ rows: string[] }>(),
};
const reducer = createReducer<State, typeof actions>((actions, on) => {
  on(actions.loaded, (state, { rows }) => {
    patchState(state, { rows });
  });
});
const effects = createEffects(actions, (actions, create) => ({
  load$: create(actions.load).pipe(
    map(({ text }) => actions.loaded({ rows: [text] })),
  ),
}));
export const Store = signalStore(
  withState<State>({ rows: [] }),
  withRedux({ actions, reducer, effects }),
);
