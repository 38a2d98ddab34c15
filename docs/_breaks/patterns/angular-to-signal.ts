import {
  takeUntilDestroyed,
  toObservable,
  toSignal,
} from '@angular/core/rxjs-interop';
import { of } from 'rxjs';
export const one = () => toSignal(of(1), { initialValue: 0 })();
export const two = () =>
  toObservable(toSignal(of(1), { requireSync: true })).pipe(
    takeUntilDestroyed(),
  );
