import { STATE_SIGNAL } from '@ngrx/signals/src/state-signal';
export const key: symbol = STATE_SIGNAL;
