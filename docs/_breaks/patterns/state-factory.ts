import { InjectionToken, inject } from '@angular/core';
import { signalStore, withState } from '@ngrx/signals';

interface State {
  count: number;
  names: string[];
}
const INITIAL = new InjectionToken<State>('', {
  factory: () => ({ count: 0, names: [] }),
});
export const Store = signalStore(withState<State>(() => inject(INITIAL)));
