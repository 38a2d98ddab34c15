import { withReset } from '@angular-architects/ngrx-toolkit';

export const unnamed = withReset();

export const descriptions = {
  resetState: 'Resets the store to the state that it had when it was created.',
};
