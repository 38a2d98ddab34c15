/** Loads once for all callers, for each key. After a failure, the next call tries again. */
export function loadOnce<T, Key = void>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const loads = new Map<Key, Promise<T>>();
  return (key) => {
    const loading = loads.get(key) ?? load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}
