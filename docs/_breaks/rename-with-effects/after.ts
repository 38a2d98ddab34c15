import { inject } from '@angular/core';
import { signalStore } from '@ngrx/signals';
import { Events, eventGroup, withEventHandlers } from '@ngrx/signals/events';
import { tap } from 'rxjs';

const page = eventGroup({ source: 'Page', events: { opened: () => ({}) } });

export const Store = signalStore(
  withEventHandlers((_store, events = inject(Events)) => ({
    log: events.on(page.opened).pipe(tap(() => console.log('opened'))),
  })),
);
