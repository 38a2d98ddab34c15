import { inject } from '@angular/core';
import {
  withDevtools,
  withGlitchTracking,
  withTrackedReducer,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, type, withState } from '@ngrx/signals';
import { Dispatcher, event, on } from '@ngrx/signals/events';

const counted = event('counted', type<number>());
const Store = signalStore(
  { providedIn: 'root' },
  withState({ count: 0 }),
  withDevtools('counter', withGlitchTracking()),
  withTrackedReducer(on(counted, ({ payload }) => ({ count: payload }))),
);

export default async function run() {
  const sent: unknown[] = [];
  const extension = {
    connect: () => ({ send: (action: unknown) => sent.push(action) }),
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  inject(Store);
  inject(Dispatcher).dispatch(counted(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return sent.at(-1);
}
