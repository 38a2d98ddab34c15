import { withStorageSync } from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';

interface State {
  name: string;
}

export const Store = signalStore(
  withState<State>({ name: '' }),
  withStorageSync({ key: 'name' }),
);
