import type { StorageEntries } from './messages';

/**
 * Stands in for local and session storage, which a frame without an origin does not have.
 *
 * @param onChange gets all that is stored, after each change
 * @returns puts something there, without a call of `onChange`
 */
export function provideStorage(onChange: (entries: StorageEntries) => void) {
  const items = new Map<string, string>();
  const changed = () => onChange([...items]);
  const storage = {
    getItem: (key: string) => items.get(String(key)) ?? null,
    setItem(key: string, value: string) {
      items.set(String(key), String(value));
      changed();
    },
    removeItem(key: string) {
      items.delete(String(key));
      changed();
    },
    clear() {
      items.clear();
      changed();
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: storage });
  }
  return (entries: StorageEntries) => {
    for (const [key, value] of entries) items.set(key, value);
  };
}
