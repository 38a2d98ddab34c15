import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { interval, tap } from 'rxjs';
export function start() {
  const log = rxMethod<number>(tap(console.log));
  const ref = log(interval(1));
  return () => {
    ref.unsubscribe();
    log.unsubscribe();
  };
}
