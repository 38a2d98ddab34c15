import { inject } from '@angular/core';
import { mapResponse } from '@ngrx/operators';
import { signalStore, type, withState } from '@ngrx/signals';
import {
  Dispatcher,
  Events,
  event,
  eventGroup,
  injectDispatch,
  on,
  withEffects,
  withReducer,
} from '@ngrx/signals/events';
import { of, switchMap } from 'rxjs';
export const page = eventGroup({
  source: 'Page',
  events: { opened: type<void>(), found: type<string[]>() },
});
export const failed = event('[Api] failed', type<string>());
export const Store = signalStore(
  withState({ rows: [] as string[] }),
  withReducer(
    on(page.found, ({ payload }) => ({ rows: payload })),
    on(failed, (_e, state) => ({ rows: state.rows })),
  ),
  withEffects((_store, events = inject(Events)) => ({
    load$: events.on(page.opened).pipe(
      switchMap(() =>
        of(['a']).pipe(
          mapResponse({
            next: (rows) => page.found(rows),
            error: (e: Error) => failed(e.message),
          }),
        ),
      ),
    ),
  })),
);
export const use = () => {
  injectDispatch(page).opened();
  inject(Dispatcher).dispatch(failed('x'));
};
