import { Injector, inject } from '@angular/core';
import { signalStore, withMethods, withProps, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withProps(() => ({ _injector: inject(Injector), label: 'x' })),
  withMethods((s) => ({
    go() {
      return s._injector;
    },
  })),
);
