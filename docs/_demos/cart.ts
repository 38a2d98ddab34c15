import { Component, inject, signal } from '@angular/core';
import {
  withIndexedDB,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const CartStore = signalStore(
  withState({ items: [] as string[] }),
  withStorageSync('toolkit-demo-cart', withIndexedDB()),
  withMethods((store) => ({
    async add(item: string) {
      // The stored cart would overwrite an earlier change.
      await store.whenSynced();
      patchState(store, ({ items }) => ({ items: [...items, item] }));
    },
    async remove(index: number) {
      await store.whenSynced();
      patchState(store, ({ items }) => ({
        items: items.filter((_, at) => at !== index),
      }));
    },
  })),
);

@Component({
  selector: 'demo-root',
  providers: [CartStore],
  template: `
    <p>
      @for (item of ['Tea', 'Bread']; track item) {
        <button type="button" (click)="store.add(item)">Add {{ item }}</button>
      }
    </p>
    @if (isRestored()) {
      <ul>
        @for (item of store.items(); track $index) {
          <li>
            {{ item }}
            <button type="button" (click)="store.remove($index)">Remove</button>
          </li>
        } @empty {
          <li>The cart is empty.</li>
        }
      </ul>
    } @else {
      <p role="status">Reading the cart …</p>
    }
  `,
})
export default class CartDemo {
  protected readonly store = inject(CartStore);
  protected readonly isRestored = signal(false);

  constructor() {
    void this.store.whenSynced().then(() => this.isRestored.set(true));
  }
}
