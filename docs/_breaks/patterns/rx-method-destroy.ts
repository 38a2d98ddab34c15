import { type RxMethod, rxMethod } from '@ngrx/signals/rxjs-interop';
import { interval, tap } from 'rxjs';
export function start() {
  const log: RxMethod<number> = rxMethod<number>(tap(console.log));
  const ref = log(interval(1));
  return () => {
    ref.destroy();
    log.destroy();
  };
}
