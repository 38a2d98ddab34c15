import { HttpClient } from '@angular/common/http';
import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  noPayload,
  payload,
  withRedux,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { catchError, map, of, switchMap } from 'rxjs';
import { BackendPanel, provideBackend } from './_backend';
import type { Flight } from './flight-service';

const FlightStore = signalStore(
  withState({ flights: [] as Flight[], error: '' }),
  withRedux({
    actions: {
      public: { load: payload<{ from: string }>(), clear: noPayload },
      private: {
        loaded: payload<{ flights: Flight[] }>(),
        failed: payload<{ error: string }>(),
      },
    },
    reducer(actions, on) {
      on(actions.loaded, (store, { flights }) =>
        patchState(store, { flights, error: '' }),
      );
      on(actions.failed, (store, { error }) => patchState(store, { error }));
      on(actions.clear, (store) => patchState(store, { flights: [] }));
    },
    effects: (actions, create, http = inject(HttpClient)) => ({
      load$: create(actions.load).pipe(
        switchMap(({ from }) =>
          http.get<Flight[]>('/api/flights', { params: { from } }).pipe(
            map((flights) => actions.loaded({ flights })),
            catchError((error: Error) =>
              of(actions.failed({ error: error.message })),
            ),
          ),
        ),
      ),
    }),
  }),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [FlightStore],
  template: `
    <p>
      @for (from of ['Graz', 'Vienna']; track from) {
        <button type="button" (click)="store.load({ from })">
          Load from {{ from }}
        </button>
      }
      <button type="button" (click)="store.clear()">Clear</button>
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
export default class ReduxDemo {
  protected readonly store = inject(FlightStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
