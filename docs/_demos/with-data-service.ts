import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  withCallState,
  withDataService,
} from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';
import { BackendPanel, provideBackend } from './_backend';
import { type Flight, FlightService } from './flight-service';

const FlightStore = signalStore(
  withEntities<Flight>(),
  withCallState(),
  withDataService({ dataServiceType: FlightService, filter: { from: 'Graz' } }),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [FlightStore],
  template: `
    <label>
      From
      <input
        #from
        [value]="store.filter().from"
        (input)="store.updateFilter({ from: from.value })"
      />
    </label>
    <button
      type="button"
      [disabled]="store.loading()"
      (click)="run(store.load())"
    >
      Load
    </button>
    @if (store.error() !== null) {
      <p role="alert">{{ store.error() }}</p>
    }
    <ul aria-label="Flights">
      @for (flight of store.entities(); track flight.id) {
        <li>
          <label>
            <input
              #on
              type="checkbox"
              (change)="store.updateSelected(flight.id, on.checked)"
            />
            {{ flight.from }} – {{ flight.to
            }}{{ flight.delayed ? ', delayed' : '' }}
          </label>
          <button
            type="button"
            (click)="run(store.update({ ...flight, delayed: true }))"
          >
            Delay
          </button>
          <button type="button" (click)="run(store.delete(flight))">
            Cancel
          </button>
        </li>
      }
    </ul>
    <p>
      Selected: <output>{{ store.selectedEntities().length }}</output>
    </p>
    <demo-backend />
  `,
})
export default class DataServiceDemo {
  protected readonly store = inject(FlightStore);

  /** The store keeps the error, which the template shows, and the promise rejects. */
  protected run(call: Promise<void>) {
    call.catch(() => {});
  }
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
