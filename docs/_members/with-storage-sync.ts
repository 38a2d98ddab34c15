import { withLocalStorage, withStorageSync } from '@angular-architects/ngrx-toolkit';

export const unnamed = withStorageSync('members', withLocalStorage());

export const descriptions = {
  readFromStorage: 'Reads the stored state and patches it into the store.',
  writeToStorage: 'Writes the state to the storage.',
  clearStorage: 'Removes the stored state. The state of the store does not change.',
};
