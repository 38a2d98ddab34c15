import { withUndoRedo } from '@angular-architects/ngrx-toolkit';

export const unnamed = withUndoRedo();

export const descriptions = {
  canUndo: 'Whether there is a step to undo.',
  canRedo: 'Whether there is a step to redo.',
  undo: 'Puts the tracked slices back to what they were before the last step.',
  redo: 'Takes back the last `undo()`.',
  clearStack: 'Deprecated: call `clearUndoRedo(store)` instead.',
};
