import { inject } from '@angular/core';
import { withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';

const Store = signalStore(
  { providedIn: 'root', protectedState: false },
  withState({ count: 0 }),
  withUndoRedo({ keys: ['count'] }),
);

export default async function run() {
  const store = inject(Store);
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const count of [1, 2]) patchState(store, { count });
  await new Promise((resolve) => setTimeout(resolve, 50));
  store.undo();
  return store.count();
}
