import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { pipe, tap } from 'rxjs';
export function start() {
  const run = rxMethod<void>(pipe(tap(() => console.log('x'))));
  run();
}
