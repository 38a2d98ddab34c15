import { inject } from '@angular/core';
import { withStorageSync } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';

const Store = signalStore(
  { providedIn: 'root', protectedState: false },
  withState({ count: 0 }),
  withStorageSync('counter'),
);

export default function run() {
  const store = inject(Store);
  patchState(store, { count: 1 });
  return localStorage.getItem('counter');
}
