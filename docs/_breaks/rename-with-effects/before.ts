import { inject } from '@angular/core';
import { signalStore } from '@ngrx/signals';
import { Events, eventGroup, withEffects } from '@ngrx/signals/events';
import { tap } from 'rxjs';

const page = eventGroup({ source: 'Page', events: { opened: () => ({}) } });

export const Store = signalStore(
  withEffects((_store, events = inject(Events)) => ({
    log: events.on(page.opened).pipe(tap(() => console.log('opened'))),
  })),
);
