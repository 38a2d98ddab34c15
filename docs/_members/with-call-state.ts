import { withCallState } from '@angular-architects/ngrx-toolkit';

export const unnamed = withCallState();
export const named = withCallState({ collection: 'todos' });
export const collection = 'todos';

export const descriptions = {
  callState: 'The state slice, initially `init`.',
  loading: 'Whether a request is running.',
  loaded: 'Whether the last request succeeded.',
  error: 'The message if the last request failed; otherwise `null`.',
};
