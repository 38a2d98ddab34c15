import { noPayload, payload, withRedux } from '@angular-architects/ngrx-toolkit';

export const unnamed = withRedux({
  actions: {
    public: { load: payload<{ from: string }>(), clear: noPayload },
    private: { loaded: payload<{ ids: number[] }>() },
  },
  reducer: () => undefined,
  effects: () => ({}),
});

export const descriptions = {
  load: 'Dispatches the action with its payload, and returns the action.',
  clear: 'Dispatches the action, which has no payload, and returns the action.',
};
