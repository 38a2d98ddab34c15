import { withIndexedDB, withStorageSync } from '@angular-architects/ngrx-toolkit';

export const unnamed = withStorageSync('members-indexed-db', withIndexedDB());

export const descriptions = {
  isSynced: 'Whether nothing is being read or written.',
  whenSynced: 'Resolves as soon as nothing is being read or written.',
  readFromStorage: 'Reads the stored state and patches it into the store.',
  writeToStorage: 'Writes the state.',
  clearStorage: 'Removes what is stored. The state stays as it is.',
};
