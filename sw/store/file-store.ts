import type { SiteFile } from '../build';

/** Where to find a path of the site: `new URL(path, base)`. */
export type Base = string;

/**
 * Files of all builds on this device, each under its address *and* its hash. Two builds share what they
 * have in common, and no build can be given a file of another.
 */
export class FileStore {
  constructor(
    private readonly caches: CacheStorage,
    private readonly name: string,
    private readonly base: Base,
  ) {}

  async get(file: SiteFile): Promise<Response | undefined> {
    return this.caches.match(this.keyOf(file), { cacheName: this.name });
  }

  /** @throws a `QuotaExceededError` where there is no room. */
  async put(file: SiteFile, response: Response): Promise<void> {
    await (await this.caches.open(this.name)).put(this.keyOf(file), response);
  }

  async missing(files: readonly SiteFile[]): Promise<SiteFile[]> {
    const stored = await this.keys();
    return files.filter((file) => !stored.has(this.keyOf(file)));
  }

  /** Deletes all files but these. */
  async keepOnly(files: Iterable<SiteFile>): Promise<void> {
    const keep = new Set<string>();
    for (const file of files) keep.add(this.keyOf(file));
    const unused = [...(await this.keys())].filter((key) => !keep.has(key));
    if (unused.length === 0) return;
    const cache = await this.caches.open(this.name);
    for (const key of unused) await cache.delete(key);
  }

  urlOf([path]: SiteFile): string {
    return new URL(path, this.base).href;
  }

  private async keys(): Promise<Set<string>> {
    // Opening it would make it, also after the reader has removed everything.
    if (!(await this.caches.has(this.name))) return new Set();
    const cache = await this.caches.open(this.name);
    return new Set((await cache.keys()).map((request) => request.url));
  }

  private keyOf(file: SiteFile): string {
    const url = new URL(this.urlOf(file));
    url.searchParams.set('revision', file[1]);
    return url.href;
  }
}
