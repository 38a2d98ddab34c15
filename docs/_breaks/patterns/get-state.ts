import { inject } from '@angular/core';
import { getState, signalStore, withState } from '@ngrx/signals';

const Store = signalStore(withState({ a: 1, b: 'x' }));
export const dump = (): { a: number; b: string } => getState(inject(Store));
