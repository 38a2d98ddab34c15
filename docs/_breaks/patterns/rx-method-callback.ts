import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { tap } from 'rxjs';
export function start() {
  const run = rxMethod<() => void>(tap((callback) => callback()));
  run(() => console.log('x'));
}
