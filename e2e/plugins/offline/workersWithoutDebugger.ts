import type { Browser } from '@playwright/test';

/** Playwright's connection to Chromium. There is no public way to change what it attaches to. */
interface Connection {
  _rawSend(session: string, method: string, parameters?: object): number;
}

interface Internals {
  _connection: {
    toImpl(browser: Browser): {
      _session: {
        _connection: Connection;
        send(method: string, parameters: object): Promise<unknown>;
      };
    };
  };
}

const ATTACH = 'Target.setAutoAttach';

/** Chromium's default, and service workers. */
const FILTER = [
  ...['browser', 'tab', 'service_worker'].map((type) => ({ type, exclude: true })),
  {},
];

/**
 * Keeps Playwright from attaching its debugger to service workers, as no reader has one: under a
 * debugger, Chromium may not activate a waiting worker, and navigations hang for good. Detaching
 * from each worker would do as well, but only after it has started under the debugger.
 */
export async function keepDebuggerFromWorkers(browser: Browser): Promise<void> {
  const root = (browser as unknown as Internals)._connection.toImpl(browser)._session;
  const connection = root._connection;
  const send = connection._rawSend.bind(connection);
  // The sessions of pages attach to workers, too.
  connection._rawSend = (session, method, parameters) =>
    send(session, method, method === ATTACH ? { ...parameters, filter: FILTER } : parameters);
  await root.send(ATTACH, { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
}
