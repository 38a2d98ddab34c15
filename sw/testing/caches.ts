/** The methods of Cache Storage and of its caches. */
export const STORAGE_CALLS = ['open', 'has', 'match', 'keys', 'put', 'delete'] as const;

type StorageCall = (typeof STORAGE_CALLS)[number];

/** The subset of Cache Storage that the worker uses, in memory, because Node has none. */
export class MemoryCaches {
  private readonly stores = new Map<string, MemoryCache>();
  /** Calls that fail, each with its error. */
  readonly failing = new Map<StorageCall, Error>();

  /** When set, each write fails as if storage were full. */
  set full(full: boolean) {
    if (full) this.failing.set('put', new DOMException('No room', 'QuotaExceededError'));
    else this.failing.delete('put');
  }

  async open(name: string): Promise<Cache> {
    this.call('open');
    const store = this.stores.get(name) ?? new MemoryCache((call) => this.call(call));
    this.stores.set(name, store);
    return store as unknown as Cache;
  }

  async has(name: string): Promise<boolean> {
    this.call('has');
    return this.stores.has(name);
  }

  async match(url: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    this.call('match');
    return this.stores.get(cacheName)?.match(url);
  }

  async delete(name: string): Promise<boolean> {
    this.call('delete');
    return this.stores.delete(name);
  }

  async keys(): Promise<string[]> {
    this.call('keys');
    return [...this.stores.keys()];
  }

  private call(name: StorageCall): void {
    const error = this.failing.get(name);
    if (error) throw error;
  }
}

class MemoryCache {
  private readonly entries = new Map<string, Response>();

  /** @param call throws if the call should fail */
  constructor(private readonly call: (name: StorageCall) => void) {}

  async match(url: string): Promise<Response | undefined> {
    this.call('match');
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    this.call('put');
    this.entries.set(url, response);
  }

  async delete(url: string): Promise<boolean> {
    this.call('delete');
    return this.entries.delete(url);
  }

  async keys(): Promise<{ url: string }[]> {
    this.call('keys');
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}
