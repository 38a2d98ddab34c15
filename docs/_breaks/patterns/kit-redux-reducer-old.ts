import { payload, withRedux } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { map } from 'rxjs';
export const Store = signalStore(
  withState({ rows: [] as string[] }),
  withRedux({
    actions: { load: payload<{ rows: string[] }>() },
    reducer(actions, on) {
      on(actions.load, ({ rows }, state) => {
        patchState(state, { rows });
      });
    },
    effects(actions, create) {
      return { x$: create(actions.load).pipe(map(() => null)) };
    },
  }),
);
