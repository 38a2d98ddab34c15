/** One message that the Redux DevTools extension gets. */
export interface DevtoolsMessage {
  action: { type: string; [detail: string]: unknown };
  /** State of all stores, by the stores' names. */
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
 * Takes the place of the Redux DevTools extension, so that stores which start meanwhile connect here. Every message
 * is passed on to the real extension if the reader has it.
 *
 * @returns gives the place back
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
