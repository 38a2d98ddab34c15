import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  clearUndoRedo,
  updateState,
  withCallState,
  withDataService,
  withDevtools,
  withReset,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withMethods } from '@ngrx/signals';
import { updateEntity, withEntities } from '@ngrx/signals/entities';
import { BackendPanel, provideBackend } from './_backend';
import { type Flight, FlightService } from './flight-service';

const FlightStore = signalStore(
  withDevtools('flights'),
  withEntities<Flight>(),
  withCallState(),
  withDataService({ dataServiceType: FlightService, filter: { from: 'Graz' } }),
  withReset(),
  withUndoRedo(),
  withMethods((store) => ({
    loadFlights: () =>
      store.load().then(
        // Undo covers the user's changes, but not loading.
        () => clearUndoRedo(store),
        () => {}, // The template shows the error that the store keeps.
      ),
    toggle: ({ id, delayed }: Flight) =>
      updateState(
        store,
        'toggle',
        updateEntity({ id, changes: { delayed: !delayed } }),
      ),
  })),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [FlightStore],
  template: `
    <p>
      <button
        type="button"
        [disabled]="store.loading()"
        (click)="store.loadFlights()"
      >
        Load
      </button>
      <button
        type="button"
        [disabled]="!store.canUndo()"
        (click)="store.undo()"
      >
        Undo
      </button>
      <button
        type="button"
        [disabled]="!store.canRedo()"
        (click)="store.redo()"
      >
        Redo
      </button>
      <button type="button" (click)="store.resetState()">Reset</button>
    </p>
    @if (store.error() !== null) {
      <p role="alert">{{ store.error() }}</p>
    }
    @for (flight of store.entities(); track flight.id) {
      <label>
        <input
          type="checkbox"
          [checked]="flight.delayed"
          (change)="store.toggle(flight)"
        />
        {{ flight.from }} – {{ flight.to }}, delayed
      </label>
    }
    <demo-backend />
  `,
})
export default class CombinedDemo {
  protected readonly store = inject(FlightStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
