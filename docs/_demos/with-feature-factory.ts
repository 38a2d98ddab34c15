import { Component, computed, inject, type Signal } from '@angular/core';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  withComputed,
  withFeature,
  withMethods,
  withState,
} from '@ngrx/signals';

/** Needs a signal and a method, which can have any name in the store. */
const withBudget = (spent: Signal<number>, refuse: () => void, limit: number) =>
  signalStoreFeature(
    withComputed(() => ({ left: computed(() => limit - spent()) })),
    withMethods((store) => ({
      allow(cost: number) {
        const fits = cost <= store.left();
        if (!fits) refuse();
        return fits;
      },
    })),
  );

const TripStore = signalStore(
  withState({ paid: 0, refused: 0 }),
  withMethods((store) => ({
    countRefusal: () =>
      patchState(store, ({ refused }) => ({ refused: refused + 1 })),
  })),
  withFeature((store) => withBudget(store.paid, store.countRefusal, 100)),
  withMethods((store) => ({
    buy(cost: number) {
      if (store.allow(cost))
        patchState(store, ({ paid }) => ({ paid: paid + cost }));
    },
  })),
);

@Component({
  selector: 'demo-root',
  providers: [TripStore],
  template: `
    <p>
      Paid <output>{{ store.paid() }}</output>, left
      <output>{{ store.left() }}</output>, refused
      <output>{{ store.refused() }}</output>
    </p>
    <p>
      <button type="button" (click)="store.buy(30)">Buy a ticket (30)</button>
      <button type="button" (click)="store.buy(60)">Book a hotel (60)</button>
    </p>
  `,
})
export default class FeatureFactoryDemo {
  protected readonly store = inject(TripStore);
}
