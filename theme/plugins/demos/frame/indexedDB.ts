/** A request that succeeds. */
const succeed = <Result>(result: Result) => {
  const request: { result: Result; [event: string]: unknown } = { result };
  queueMicrotask(() => {
    for (const event of ['onupgradeneeded', 'onsuccess', 'oncomplete']) {
      const listener = request[event];
      if (typeof listener === 'function') listener();
    }
  });
  return request;
};

/** Replaces IndexedDB, which an iframe with an opaque origin does not have. The data are lost with the window. */
export function provideIndexedDB(target: object): void {
  const rows = new Map<string, { ngrxToolkitKeyPath: string }>();
  const store = {
    put: (row: { ngrxToolkitKeyPath: string }) => {
      rows.set(row.ngrxToolkitKeyPath, row);
      return succeed(undefined);
    },
    get: (key: string) => succeed(rows.get(key)),
    delete: (key: string) => {
      rows.delete(key);
      return succeed(undefined);
    },
  };
  const database = {
    objectStoreNames: { contains: () => true },
    close: () => {},
    transaction: () => Object.assign(succeed(undefined), { objectStore: () => store }),
  };
  const value = { open: () => succeed(database) };
  Object.defineProperty(target, 'indexedDB', { value });
}
