import { withDevtools } from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods, withState } from '@ngrx/signals';
export class Store extends signalStore(
  withDevtools('store'),
  withState({ a: 1 }),
  withMethods(() => ({ go() {} })),
) {
  twice() {
    this.go();
    return this.a() * 2;
  }
}
