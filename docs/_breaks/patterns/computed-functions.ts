import { signalStore, withComputed, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withComputed(({ a }) => ({ twice: () => a() * 2 })),
);
