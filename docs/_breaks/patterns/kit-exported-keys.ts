import {
  capitalize,
  createPageArray,
  getCallStateKeys,
  getDataServiceKeys,
  getUndoRedoKeys,
} from '@angular-architects/ngrx-toolkit';
export const all = [
  getCallStateKeys({ collection: 'a' }),
  getDataServiceKeys,
  getUndoRedoKeys,
  capitalize,
  createPageArray,
];
