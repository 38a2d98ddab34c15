import type { signalStore } from '@ngrx/signals';
import {
  type EventCreator,
  type EventInstance,
  provideDispatcher,
  type ReducerEvents,
} from '@ngrx/signals/events';
export type A = [
  EventCreator<'a', number>,
  EventInstance<'a', number>,
  ReducerEvents,
  typeof signalStore,
];
export const provider = provideDispatcher();
