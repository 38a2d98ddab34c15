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
 * Takes the place of the Redux DevTools extension until `giveBack()`, so that stores which start in
 * between connect here. Every message is passed on to the real extension if the reader has it.
 */
export function listenToDevtools(onMessage: (message: DevtoolsMessage) => void) {
  const holder = window as Holder;
  const real = holder.__REDUX_DEVTOOLS_EXTENSION__;
  const had = '__REDUX_DEVTOOLS_EXTENSION__' in holder;
  const listener = {
    /** Whether a store has connected. */
    connected: false,
    giveBack() {
      if (had) holder.__REDUX_DEVTOOLS_EXTENSION__ = real;
      else delete holder.__REDUX_DEVTOOLS_EXTENSION__;
    },
  };
  holder.__REDUX_DEVTOOLS_EXTENSION__ = {
    connect(options) {
      listener.connected = true;
      const connection = real?.connect(options);
      return {
        send(action, state) {
          onMessage({ action, state });
          connection?.send(action, state);
        },
      };
    },
  };
  return listener;
}
