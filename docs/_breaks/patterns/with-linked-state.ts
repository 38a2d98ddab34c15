import { linkedSignal } from '@angular/core';
import { signalStore, withLinkedState, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ list: [1, 2] }),
  withLinkedState(({ list }) => ({
    first: () => list()[0],
    last: linkedSignal(() => list().at(-1)),
  })),
);
