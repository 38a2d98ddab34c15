import { Injectable, inject } from '@angular/core';
import { patchState, signalStore, withState } from '@ngrx/signals';
@Injectable({ providedIn: 'root' })
export class Store extends signalStore(
  { protectedState: false },
  withState({ count: 0 }),
) {
  add() {
    patchState(this, { count: this.count() + 1 });
  }
}
export const use = () => inject(Store).count();
