import { effect, signal, untracked } from '@angular/core';

const count = signal(0);
export const run = () =>
  effect(
    () => {
      count.set(untracked(count));
    },
    { allowSignalWrites: true },
  );
export const cleanup = () =>
  effect((onCleanup) => {
    onCleanup(() => count());
  });
