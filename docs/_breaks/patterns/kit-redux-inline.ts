import {
  noPayload,
  payload,
  withRedux,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { map, of, switchMap } from 'rxjs';
export const Store = signalStore(
  withState({ rows: [] as string[], busy: false }),
  withRedux({
    actions: {
      public: { load: payload<{ text: string }>(), clear: noPayload },
      private: { loaded: payload<{ rows: string[] }>() },
    },
    reducer(actions, on) {
      on(actions.load, (state) => {
        patchState(state, { busy: true });
      });
      on(actions.loaded, (state, { rows }) => {
        patchState(state, { rows });
      });
    },
    effects(actions, create) {
      return {
        load$: create(actions.load).pipe(
          switchMap(({ text }) => of([text])),
          map((rows) => actions.loaded({ rows })),
        ),
      };
    },
  }),
);
export const run = (store: InstanceType<typeof Store>) => {
  store.load({ text: 'x' });
  store.clear();
};
