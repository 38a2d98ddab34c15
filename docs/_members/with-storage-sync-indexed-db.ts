import { withIndexedDB, withStorageSync } from '@angular-architects/ngrx-toolkit';

export const unnamed = withStorageSync('members-indexed-db', withIndexedDB());

export const descriptions = {
  isSynced: 'Whether the last read or write has ended. It is `false` during each write.',
  whenSynced: 'Returns a promise that resolves when a read or write has ended.',
  readFromStorage: 'Reads the stored state and patches it into the store.',
  writeToStorage: 'Writes the state to the storage.',
  clearStorage: 'Removes the stored state. The store keeps its state.',
};
