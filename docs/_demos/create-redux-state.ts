import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  createReduxState,
  mapAction,
  withActionMappers,
} from '@angular-architects/ngrx-toolkit/redux-connector';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { createActionGroup, emptyProps, props } from '@ngrx/store';
import { BackendPanel, provideBackend } from './_backend';
import {
  type Flight,
  type FlightFilter,
  FlightService,
} from './flight-service';

const actions = createActionGroup({
  source: 'Flight',
  events: { load: props<{ from: string }>(), clear: emptyProps() },
});

const FlightStore = signalStore(
  withState({ flights: [] as Flight[], error: '' }),
  withMethods((store, service = inject(FlightService)) => ({
    clear: () => patchState(store, { flights: [], error: '' }),
    async load({ from }: FlightFilter) {
      try {
        patchState(store, { flights: await service.load({ from }), error: '' });
      } catch (error) {
        patchState(store, { error: (error as Error).message });
      }
    },
  })),
);

const { provideFlightStore, injectFlightStore } = createReduxState(
  'flight',
  FlightStore,
  (store) =>
    withActionMappers(
      mapAction(actions.load, store.load),
      mapAction(actions.clear, store.clear),
    ),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  template: `
    <p>
      @for (from of ['Graz', 'Vienna']; track from) {
        <button type="button" (click)="store.dispatch(actions.load({ from }))">
          Dispatch load from {{ from }}
        </button>
      }
      <button type="button" (click)="store.dispatch(actions.clear())">
        Dispatch clear
      </button>
    </p>
    @if (store.error()) {
      <p role="alert">{{ store.error() }}</p>
    }
    <ul aria-label="Flights">
      @for (flight of store.flights(); track flight.id) {
        <li>{{ flight.from }} – {{ flight.to }}</li>
      }
    </ul>
    <demo-backend />
  `,
})
export default class ReduxConnectorDemo {
  protected readonly store = injectFlightStore();
  protected readonly actions = actions;
}

export const appConfig: ApplicationConfig = {
  providers: [provideBackend(), provideFlightStore()],
};
