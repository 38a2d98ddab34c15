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
    return (await this.open()).match(this.keyOf(file));
  }

  /** @throws a `QuotaExceededError` where there is no room. */
  async put(file: SiteFile, response: Response): Promise<void> {
    await (await this.open()).put(this.keyOf(file), response);
  }

  async missing(files: readonly SiteFile[]): Promise<SiteFile[]> {
    const stored = await this.keys();
    return files.filter((file) => !stored.has(this.keyOf(file)));
  }

  /** Deletes all files but these. */
  async keepOnly(files: Iterable<SiteFile>): Promise<void> {
    const keep = new Set<string>();
    for (const file of files) keep.add(this.keyOf(file));
    const cache = await this.open();
    for (const key of await this.keys()) if (!keep.has(key)) await cache.delete(key);
  }

  urlOf([path]: SiteFile): string {
    return new URL(path, this.base).href;
  }

  private async keys(): Promise<Set<string>> {
    return new Set((await (await this.open()).keys()).map((request) => request.url));
  }

  private keyOf(file: SiteFile): string {
    const url = new URL(this.urlOf(file));
    url.searchParams.set('revision', file[1]);
    return url.href;
  }

  private open(): Promise<Cache> {
    return this.caches.open(this.name);
  }
}
