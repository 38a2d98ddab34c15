import { inject } from '@angular/core';
import { signalStore, type } from '@ngrx/signals';
import { Events, eventGroup, withEventHandlers } from '@ngrx/signals/events';
import { tap } from 'rxjs';

const page = eventGroup({ source: 'Page', events: { opened: type<void>() } });
export const Store = signalStore(
  withEventHandlers((_s, events = inject(Events)) => ({
    log$: events.on(page.opened).pipe(tap(console.log)),
  })),
);
