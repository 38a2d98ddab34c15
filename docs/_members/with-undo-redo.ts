import { withUndoRedo } from '@angular-architects/ngrx-toolkit';

export const unnamed = withUndoRedo();

export const descriptions = {
  canUndo: 'Whether there is a step to undo.',
  canRedo: 'Whether there is a step to redo.',
  undo: 'Restores the values that the tracked slices had before the last step.',
  redo: 'Reverses the last `undo()`.',
  clearStack: 'Deprecated: call `clearUndoRedo(store)` instead.',
};
