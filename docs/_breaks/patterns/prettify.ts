import type {
  MethodsDictionary,
  Prettify,
  SignalsDictionary,
  StateSignals,
} from '@ngrx/signals';
export type A = [
  Prettify<{ a: 1 }>,
  StateSignals<{ a: number }>,
  SignalsDictionary,
  MethodsDictionary,
];
