import { Component, computed, inject } from '@angular/core';
import { withConditional } from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  signalStoreFeature,
  type,
  withComputed,
  withMethods,
  withState,
} from '@ngrx/signals';

const meters = { state: type<{ meters: number }>() };

const withKilometres = signalStoreFeature(
  meters,
  withComputed(({ meters }) => ({
    distance: computed(() => `${meters() / 1000} km`),
  })),
);

const withMiles = signalStoreFeature(
  meters,
  withComputed(({ meters }) => ({
    distance: computed(() => `${(meters() / 1609).toFixed(2)} mi`),
  })),
);

const routeStore = (metric: boolean) =>
  signalStore(
    withState({ meters: 0, metric }),
    withConditional((store) => store.metric(), withKilometres, withMiles),
    withMethods((store) => ({
      walk: () => patchState(store, ({ meters }) => ({ meters: meters + 500 })),
      toggleMetric: () =>
        patchState(store, ({ metric }) => ({ metric: !metric })),
    })),
  );

const MetricStore = routeStore(true);
const ImperialStore = routeStore(false);

@Component({
  selector: 'demo-root',
  providers: [MetricStore, ImperialStore],
  template: `
    @for (store of [metric, imperial]; track store) {
      <p>
        Walked <output>{{ store.distance() }}</output>, metric:
        {{ store.metric() }}
      </p>
      <p>
        <button type="button" (click)="store.walk()">Walk 500 m</button>
        <button type="button" (click)="store.toggleMetric()">
          Toggle metric
        </button>
      </p>
    }
    <p>
      Each store chose its feature when it was created, so the toggle does not
      change the unit.
    </p>
  `,
})
export default class ConditionalDemo {
  protected readonly metric = inject(MetricStore);
  protected readonly imperial = inject(ImperialStore);
}
