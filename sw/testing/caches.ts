/** Cache storage in memory, as far as the worker uses it; Node has none. */
export class MemoryCaches {
  private readonly stores = new Map<string, MemoryCache>();
  /** Set, each write fails as it does without room. */
  full = false;

  async open(name: string): Promise<Cache> {
    const store = this.stores.get(name) ?? new MemoryCache(() => this.full);
    this.stores.set(name, store);
    return store as unknown as Cache;
  }

  async has(name: string): Promise<boolean> {
    return this.stores.has(name);
  }

  async match(url: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.stores.get(cacheName)?.match(url);
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }
}

class MemoryCache {
  private readonly entries = new Map<string, Response>();

  constructor(private readonly isFull: () => boolean) {}

  async match(url: string): Promise<Response | undefined> {
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    if (this.isFull()) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(url, response);
  }

  async delete(url: string): Promise<boolean> {
    return this.entries.delete(url);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}
