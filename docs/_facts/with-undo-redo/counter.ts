import { withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';
import { create } from '../support';

interface Options {
  skip?: number;
  maxStackSize?: number;
}

/** Creates a separate store class for each test, because the stacks belong to the call of `withUndoRedo()`. */
export const counterClass = (options: Options = {}) =>
  signalStore(
    { protectedState: false },
    withState({ v: 0 }),
    withUndoRedo({ keys: ['v'], ...options }),
  );

export const counter = (options?: Options) => create(counterClass(options));
