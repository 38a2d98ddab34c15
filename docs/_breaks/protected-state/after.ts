import { inject } from '@angular/core';
import { patchState, signalStore, withState } from '@ngrx/signals';

const Store = signalStore(
  { providedIn: 'root', protectedState: false },
  withState({ count: 0 }),
);

export const increment = () => patchState(inject(Store), { count: 1 });
