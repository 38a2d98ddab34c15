import { rxMutation, withMutations } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods } from '@ngrx/signals';
import { of } from 'rxjs';

export const Store = signalStore(
  withMutations(() => ({
    save: rxMutation({ operation: (name: string) => of(name) }),
  })),
  withMethods((store) => ({ isBusy: () => store.save.isPending() })),
);
