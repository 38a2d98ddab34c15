import { HttpClient } from '@angular/common/http';
import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  createReduxState,
  mapAction,
  withActionMappers,
} from '@angular-architects/ngrx-toolkit/redux-connector';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { createActionGroup, emptyProps, props } from '@ngrx/store';
import { pipe, switchMap, tap } from 'rxjs';
import { BackendPanel, provideBackend } from './_backend';
import type { Flight } from './flight-service';

const flightActions = createActionGroup({
  source: 'Flight',
  events: { load: props<{ from: string }>(), clear: emptyProps() },
});

const FlightStore = signalStore(
  withState({ flights: [] as Flight[] }),
  withMethods((store, http = inject(HttpClient)) => ({
    clear: () => patchState(store, { flights: [] }),
    load: rxMethod<{ from: string }>(
      pipe(
        switchMap(({ from }) => http.get<Flight[]>('/api/flights', { params: { from } })),
        tap((flights) => patchState(store, { flights })),
      ),
    ),
  })),
);

const { provideFlightStore, injectFlightStore } = createReduxState('flight', FlightStore, (store) =>
  withActionMappers(
    mapAction(flightActions.load, store.load),
    mapAction(flightActions.clear, store.clear),
  ),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  template: `
    <p>
      @for (from of ['Graz', 'Vienna']; track from) {
        <button type="button" (click)="load(from)">Dispatch load from {{ from }}</button>
      }
      <button type="button" (click)="clear()">Dispatch clear</button>
    </p>
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
  protected readonly load = (from: string) => this.store.dispatch(flightActions.load({ from }));
  protected readonly clear = () => this.store.dispatch(flightActions.clear());
}

export const appConfig: ApplicationConfig = { providers: [provideBackend(), provideFlightStore()] };
