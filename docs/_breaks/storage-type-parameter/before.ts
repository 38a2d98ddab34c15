import { withStorageSync } from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';

interface State {
  name: string;
}
interface Input {
  state: State;
  computed: {};
  methods: {};
}

export const Store = signalStore(
  withState<State>({ name: '' }),
  withStorageSync<State, Input>({ key: 'name' }),
);
