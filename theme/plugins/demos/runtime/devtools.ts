export interface DevtoolsMessage {
  action: { type: string; [detail: string]: unknown };
  state: Record<string, unknown>;
}

type Send = (action: DevtoolsMessage['action'], state: DevtoolsMessage['state']) => void;

interface Holder {
  __REDUX_DEVTOOLS_EXTENSION__?: { connect(options: { name: string }): { send: Send } };
}

/**
 * Replaces the Redux DevTools extension until the returned function is called, so that stores that start connect here.
 * Forwards all messages to the real extension, if it is installed.
 */
export function listenToDevtools(onMessage: (message: DevtoolsMessage) => void): () => void {
  const holder = window as Holder;
  const real = holder.__REDUX_DEVTOOLS_EXTENSION__;
  holder.__REDUX_DEVTOOLS_EXTENSION__ = {
    connect(options) {
      const connection = real?.connect(options);
      return {
        send(action, state) {
          onMessage({ action, state });
          connection?.send(action, state);
        },
      };
    },
  };
  return () => {
    if (real) holder.__REDUX_DEVTOOLS_EXTENSION__ = real;
    else delete holder.__REDUX_DEVTOOLS_EXTENSION__;
  };
}
