import { STATE_SOURCE } from '@ngrx/signals/src/state-source';
export const key: symbol = STATE_SOURCE;
