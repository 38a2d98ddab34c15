import { withStorageSync } from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ name: '' }),
  withStorageSync<
    { name: string },
    { state: { name: string }; signals: {}; computed: {}; methods: {} }
  >({ key: 'x' }),
);
