import type { StorageEntries } from './messages';

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** Behaves like the browser's `Storage`. Its methods are on a prototype, where the inspector intercepts them. */
class FrameStorage {
  constructor(
    private readonly items: Map<string, string>,
    private readonly changed: () => void,
  ) {}

  getItem(key: string): string | null {
    return this.items.get(String(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(String(key), String(value));
    this.changed();
  }

  removeItem(key: string): void {
    this.items.delete(String(key));
    this.changed();
  }

  clear(): void {
    this.items.clear();
    this.changed();
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  get length(): number {
    return this.items.size;
  }
}

/**
 * Replaces local and session storage and cookies, which an iframe with an opaque origin does not have. The returned
 * function sets entries without reporting them.
 */
export function provideStorage(onChange: (entries: StorageEntries) => void) {
  const stored = AREAS.map((area) => [area, new Map<string, string>()] as const);
  const changed = () =>
    onChange(stored.flatMap(([area, items]) => [...items].map((item) => [area, ...item] as const)));
  for (const [area, items] of stored) {
    Object.defineProperty(window, area, { value: new FrameStorage(items, changed) });
  }
  // `HttpClient` reads this before every request that changes data.
  Object.defineProperty(document, 'cookie', { value: '', writable: true });
  return (entries: StorageEntries) => {
    const areas = new Map<string, Map<string, string>>(stored);
    for (const [area, key, value] of entries) areas.get(area)?.set(key, value);
  };
}
