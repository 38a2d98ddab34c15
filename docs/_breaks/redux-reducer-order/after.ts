import { payload, withRedux } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';

export const Store = signalStore(
  withState({ count: 0 }),
  withRedux({
    actions: { set: payload<{ count: number }>() },
    reducer: (actions, on) => {
      on(actions.set, (state, { count }) => patchState(state, { count }));
    },
    effects: () => ({}),
  }),
);
