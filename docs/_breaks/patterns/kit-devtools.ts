import { updateState, withDevtools } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';

interface State {
  count: number;
  rows: string[];
}
const initial: State = { count: 0, rows: [] };
export const Store = signalStore(
  { providedIn: 'root' },
  withDevtools('store'),
  withState(initial),
  withMethods((store) => ({
    add(by: number) {
      updateState(store, 'add', ({ count }) => ({ count: count + by }));
      updateState(store, 'rows', { rows: ['a'] });
    },
  })),
);
