import { signalStore, withMethods, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withMethods(() => ({ reset() {} })),
);
export type Store = InstanceType<typeof Store>;
export function helper(store: Store): number {
  store.reset();
  return store.a();
}
