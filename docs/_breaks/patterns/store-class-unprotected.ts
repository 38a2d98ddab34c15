import { patchState, signalStore, withState } from '@ngrx/signals';
export class Store extends signalStore(withState({ count: 0 })) {
  add() {
    patchState(this, { count: this.count() + 1 });
  }
}
