import { withStorageSync } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';

interface State {
  name: string;
  visits: number;
}
export const Store = signalStore(
  withState<State>({ name: '', visits: 0 }),
  withStorageSync('key'),
  withMethods((store) => ({
    clear() {
      store.clearStorage();
      store.readFromStorage();
      store.writeToStorage();
    },
  })),
);
export const Other = signalStore(
  withState<State>({ name: '', visits: 0 }),
  withStorageSync<State>({
    key: 'key',
    autoSync: false,
    select: (state) => ({ name: state.name }),
    parse: (text) => JSON.parse(text),
    stringify: (state) => JSON.stringify(state),
    storage: () => sessionStorage,
  }),
);
