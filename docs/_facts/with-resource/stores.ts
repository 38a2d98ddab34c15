import { resource } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';
import { create } from '../support';

export type ErrorHandling = 'undefined value' | 'previous value' | 'native';

export const unprotected = { protectedState: false } as const;

/** Creates a store whose resource loads 1, 2, 3 … and fails after `fail()` is called. */
export function counting(errorHandling?: ErrorHandling) {
  let loads = 0;
  let failing = false;
  const Store = signalStore(
    unprotected,
    withState({ other: 0 }),
    withResource(
      () =>
        resource({
          loader: async () => {
            if (failing) throw new Error('boom');
            return ++loads;
          },
          defaultValue: 0,
        }),
      errorHandling && { errorHandling },
    ),
    withMethods((store) => ({ reload: () => store._reload() })),
  );
  const fail = () => {
    failing = true;
  };
  return { store: create(Store), fail };
}

export const byId = signalStore(
  unprotected,
  withState({ id: undefined as number | undefined }),
  withResource(({ id }) => ({
    user: resource({ params: () => id(), loader: async ({ params }) => ({ name: `u${params}` }) }),
  })),
  withMethods((store) => ({ reload: () => store._userReload() })),
);
