import { BUILD_FORMAT, type Build, hashOf, type SiteFile } from './build';
import type { Failure, LoggedError } from './messages';
import { withTimeout } from './with-timeout';

/** Timeout for reading from storage, in ms. Slow disks need a second for the first access. */
export const STORAGE_TIMEOUT = 3000;

/** How long a navigation waits until a record is written, in ms. The page is right without it. */
export const RECORD_TIMEOUT = 500;

/**
 * One cache in Cache Storage. Only `put` creates it, because reading and deleting must not recreate an empty cache
 * after the reader has removed the offline copy.
 */
class LazyCache {
  /** Number of reads that have exceeded the timeout and are still running. */
  private stuck = 0;

  constructor(
    private readonly caches: CacheStorage,
    private readonly name: string,
    /** URL of the home page. */
    protected readonly base: string,
  ) {}

  async clear(): Promise<void> {
    await this.caches.delete(this.name);
  }

  protected match(url: string): Promise<Response | undefined> {
    return this.read(() => this.caches.match(url, { cacheName: this.name }));
  }

  protected async write(url: string, response: Response): Promise<void> {
    await (await this.caches.open(this.name)).put(url, response);
  }

  protected async delete(...urls: readonly string[]): Promise<void> {
    const cache = await this.existing();
    for (const url of urls) await cache?.delete(url);
  }

  protected async urls(): Promise<string[]> {
    const requests = await this.read(async () => (await this.existing())?.keys());
    return requests?.map(({ url }) => url) ?? [];
  }

  /** @throws if storage does not answer in time, and immediately while it has not answered an earlier read */
  private async read<T>(read: () => Promise<T>): Promise<T> {
    if (this.stuck === 0) {
      const reading = read().then((value) => ({ value }));
      const result = await withTimeout(reading, STORAGE_TIMEOUT);
      if (result) return result.value;
      this.stuck += 1;
      const end = () => (this.stuck -= 1);
      reading.then(end, end);
    }
    throw new Error('Storage does not respond.');
  }

  private async existing(): Promise<Cache | undefined> {
    return (await this.caches.has(this.name)) ? this.caches.open(this.name) : undefined;
  }
}

/**
 * The precached files of all builds, each stored under its URL and hash. As a result, builds share common files, and no
 * build gets a file of another one.
 */
export class FileStore extends LazyCache {
  get(file: SiteFile): Promise<Response | undefined> {
    return this.match(this.keyOf(file));
  }

  /** @throws a `QuotaExceededError` if storage is full */
  put(file: SiteFile, response: Response): Promise<void> {
    return this.write(this.keyOf(file), response);
  }

  async missing(files: readonly SiteFile[]): Promise<SiteFile[]> {
    const stored = new Set(await this.urls());
    return files.filter((file) => !stored.has(this.keyOf(file)));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.urls()).length === 0;
  }

  /** The stored files whose bytes do not match their hash. */
  async damaged(files: readonly SiteFile[]): Promise<SiteFile[]> {
    const damaged: SiteFile[] = [];
    for (const file of files) {
      const bytes = await (await this.get(file))?.arrayBuffer().catch(() => new ArrayBuffer());
      if (bytes && (await hashOf(bytes)) !== file[1]) damaged.push(file);
    }
    return damaged;
  }

  async deleteAll(files: readonly SiteFile[]): Promise<void> {
    await this.delete(...files.map((file) => this.keyOf(file)));
  }

  async deleteAllExcept(files: readonly SiteFile[]): Promise<void> {
    const keep = new Set(files.map((file) => this.keyOf(file)));
    await this.delete(...(await this.urls()).filter((url) => !keep.has(url)));
  }

  urlOf([path]: SiteFile): string {
    return new URL(path, this.base).href;
  }

  private keyOf(file: SiteFile): string {
    const url = new URL(this.urlOf(file));
    url.searchParams.set('revision', file[1]);
    return url.href;
  }
}

/** The build that a client (an open page) keeps. */
interface Pin {
  build: string;
  /** When the page's navigation began, in ms since 1970. Removed when the page has sent a message. */
  opening?: number;
}

/**
 * State that must outlive the worker. Each record is a separate JSON document, so that the active and the waiting
 * worker never overwrite each other's records. Never rename them, because other versions of the worker read them.
 */
export class Records extends LazyCache {
  /** Builds by id. Ignores builds in another format. */
  readonly builds = this.collection<Build>('builds', ({ format }) => format === BUILD_FORMAT);
  /** The builds of open pages, by client id. */
  readonly pins = this.collection<Pin>('pins');
  /** Ids of the builds that are completely precached. */
  readonly ready = this.collection<true>('ready');
  /** Builds whose pages have been served, and whether one of them has reported that it started. */
  readonly started = this.collection<boolean>('started');
  /** Failures of the last download of a build, by build id. */
  readonly failures = this.collection<readonly Failure[]>('failures');
  /** Id of the build that new pages get. */
  readonly current = this.value<string>('current');
  /** Id of the newest build that has been installed. */
  readonly newest = this.value<string>('newest');
  /** See `ErrorLog`. */
  readonly errors = this.value<readonly LoggedError[]>('errors');

  private collection<T>(name: string, isValid: (value: T) => boolean = () => true) {
    const at = (key: string) => this.value<T>(`${name}/${encodeURIComponent(key)}`);
    const get = async (key: string) => {
      const value = await at(key).get();
      return value !== undefined && isValid(value) ? value : undefined;
    };
    const keys = async () => {
      const prefix = this.keyOf(`${name}/`);
      const urls = (await this.urls()).filter((url) => url.startsWith(prefix));
      return urls.map((url) => decodeURIComponent(url.slice(prefix.length)));
    };
    return {
      get,
      put: (key: string, value: T) => at(key).put(value),
      delete: (key: string) => at(key).delete(),
      keys,
      all: async () => {
        const values = await Promise.all((await keys()).map(get));
        return values.filter((value) => value !== undefined);
      },
    };
  }

  private value<T>(name: string) {
    const key = () => this.keyOf(name);
    return {
      get: async (): Promise<T | undefined> => (await this.match(key()))?.json(),
      put: (value: T) => this.write(key(), Response.json(value)),
      delete: () => this.delete(key()),
    };
  }

  /** A URL that no page of the site has. */
  private keyOf(name: string): string {
    return new URL(`__offline__/${name}`, this.base).href;
  }
}

/** Number of errors to keep. */
const ERRORS_KEPT = 20;

/**
 * The worker's last errors, for the report that readers can send. They are also kept in memory, because nothing can be
 * written when storage is full.
 */
export class ErrorLog {
  private recent: readonly LoggedError[] | undefined;

  constructor(private readonly records: Records) {}

  /** @param what the worker's task */
  async add(what: string, error: unknown): Promise<void> {
    const entry = { time: Date.now(), what, error: String(error) };
    this.recent = [...(await this.all()), entry].slice(-ERRORS_KEPT);
    // Writes nothing after the reader has removed everything.
    const isStored = await this.records.newest.get().catch(() => undefined);
    if (isStored) await this.records.errors.put(this.recent).catch(() => {});
  }

  /** Oldest first. */
  async all(): Promise<readonly LoggedError[]> {
    return this.recent ?? (await this.records.errors.get().catch(() => undefined)) ?? [];
  }
}
