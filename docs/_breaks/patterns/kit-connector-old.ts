import {
  createReduxState,
  mapAction,
  reduxMethod,
  withActionMappers,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { createActionGroup, emptyProps, props } from '@ngrx/store';
import { map, pipe } from 'rxjs';

const actions = createActionGroup({
  source: 'x',
  events: {
    Load: props<{ text: string }>(),
    Loaded: props<{ rows: string[] }>(),
    Clear: emptyProps(),
  },
});
export const Store = signalStore(
  { providedIn: 'root' },
  withState({ rows: [] as string[] }),
  withMethods((store) => ({
    setRows(state: { rows: string[] }) {
      patchState(store, state);
    },
    load: reduxMethod<{ text: string }, { rows: string[] }>(
      pipe(map(({ text }) => ({ rows: [text] }))),
    ),
  })),
);
export const { provideFlightStore, injectFlightStore } = createReduxState(
  'flight',
  Store,
  (store) =>
    withActionMappers(
      mapAction(actions.load, store.load, actions.loaded),
      mapAction(actions.loaded, store.setRows),
    ),
);
