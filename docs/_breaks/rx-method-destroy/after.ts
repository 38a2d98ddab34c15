import { rxMethod } from '@ngrx/signals/rxjs-interop';
import { tap } from 'rxjs';

export const log = rxMethod<number>(tap(console.log));
export const stop = () => log.destroy();
