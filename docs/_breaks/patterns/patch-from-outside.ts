import { inject } from '@angular/core';
import { patchState, signalStore, withState } from '@ngrx/signals';

const Store = signalStore(withState({ count: 0 }));
export function raise() {
  const store = inject(Store);
  patchState(store, { count: store.count() + 1 });
}
