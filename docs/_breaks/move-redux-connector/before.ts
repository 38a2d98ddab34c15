import {
  createReduxState,
  withActionMappers,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';

const Store = signalStore({ providedIn: 'root' }, withState({ count: 0 }));

export const { injectCounterStore } = createReduxState('counter', Store, () =>
  withActionMappers(),
);
