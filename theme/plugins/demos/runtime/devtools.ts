export interface DevtoolsMessage {
  action: { type: string; [detail: string]: unknown };
  state: Record<string, unknown>;
}

interface Connection {
  send(action: DevtoolsMessage['action'], state: DevtoolsMessage['state']): void;
}

interface Extension {
  connect(options: { name: string }): Connection;
}

interface Holder {
  __REDUX_DEVTOOLS_EXTENSION__?: Extension;
}

/**
 * Temporarily replaces the Redux DevTools extension, so that stores that start connect here. Forwards all messages to
 * the real extension, if it is installed.
 *
 * @returns a function that restores the extension
 */
export function listenToDevtools(onMessage: (message: DevtoolsMessage) => void): () => void {
  const holder = window as Holder;
  const real = holder.__REDUX_DEVTOOLS_EXTENSION__;
  const had = '__REDUX_DEVTOOLS_EXTENSION__' in holder;
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
    if (had) holder.__REDUX_DEVTOOLS_EXTENSION__ = real;
    else delete holder.__REDUX_DEVTOOLS_EXTENSION__;
  };
}
