import {
  withDevtools,
  withGlitchTracking,
  withTrackedReducer,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type, withState } from '@ngrx/signals';
import { event, on } from '@ngrx/signals/events';

const opened = event('opened', type<number>());
export const Store = signalStore(
  withState({ a: 1 }),
  withDevtools('x', withGlitchTracking()),
  withTrackedReducer(on(opened, ({ payload }) => ({ a: payload }))),
);
