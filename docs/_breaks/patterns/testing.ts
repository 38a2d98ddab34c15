import { inject } from '@angular/core';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { unprotected } from '@ngrx/signals/testing';

const Store = signalStore(withState({ a: 1 }));
export const test = () => patchState(unprotected(inject(Store)), { a: 2 });
