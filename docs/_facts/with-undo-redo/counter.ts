import { withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';
import { create } from '../support';

/** A store class of its own for each test: the stacks belong to the class. */
export const counter = (options: { skip?: number; maxStackSize?: number } = {}) =>
  create(
    signalStore(
      { protectedState: false },
      withState({ v: 0 }),
      withUndoRedo({ keys: ['v'], ...options }),
    ),
  );
