import { rxMutation, withMutations } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';
import { of } from 'rxjs';

export const Store = signalStore(
  withState({ a: 1 }),
  withMutations(() => ({
    save: rxMutation({ operation: (value: number) => of(value) }),
  })),
  withMethods((store) => ({
    busy: () => store.save.isPending() || store.save.status() === 'error',
  })),
);
