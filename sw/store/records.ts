import { BUILD_FORMAT, type Build } from '../build';
import type { Failure } from '../messages';
import type { Base } from './file-store';

/** The build of a page. While nothing has been heard from it, also when it was given it (ms since 1970). */
export interface Pin {
  build: string;
  opening?: number;
}

/**
 * What the worker must remember although the browser may stop it at any time: one small JSON document
 * per fact, so that two workers (the one that serves and the one that waits) never overwrite each
 * other's.
 */
export class Records {
  constructor(
    private readonly caches: CacheStorage,
    private readonly name: string,
    private readonly base: Base,
  ) {}

  readonly builds = {
    get: async (id: string): Promise<Build | undefined> => {
      const build = await this.read<Build>(`builds/${id}`);
      return build?.format === BUILD_FORMAT ? build : undefined;
    },
    all: async (): Promise<Build[]> => {
      const ids = await this.names('builds/');
      const builds = await Promise.all(ids.map((id) => this.builds.get(id)));
      return builds.filter((build) => build !== undefined);
    },
    put: (build: Build) => this.write(`builds/${build.id}`, build),
    delete: (id: string) => this.erase(`builds/${id}`),
  };

  /** Builds of open pages, by the page's client id. */
  readonly pins = {
    ...this.many<Pin>('pins'),
    clients: () => this.names('pins/'),
  };

  /** Builds of which a whole copy is stored. */
  readonly ready = this.many<true>('ready');

  /** What the last download of a build could not store. */
  readonly failures = {
    ...this.many<readonly Failure[]>('failures'),
    get: async (id: string) => (await this.read<Failure[]>(`failures/${id}`)) ?? [],
  };

  /** The build that new pages come from. */
  readonly current = this.one<string>('current');
  /** The newest build that has been installed. */
  readonly newest = this.one<string>('newest');
  /** The build that the reader has put off. */
  readonly putOff = this.one<string>('put-off');
  /** Path and query of the page that was read last. */
  readonly lastPage = this.one<string>('last-page');

  private many<T>(kind: string) {
    return {
      get: (key: string) => this.read<T>(`${kind}/${encodeURIComponent(key)}`),
      put: (key: string, value: T) => this.write(`${kind}/${encodeURIComponent(key)}`, value),
      delete: (key: string) => this.erase(`${kind}/${encodeURIComponent(key)}`),
    };
  }

  private one<T>(name: string) {
    return {
      get: () => this.read<T>(name),
      put: (value: T) => this.write(name, value),
      delete: () => this.erase(name),
    };
  }

  private async read<T>(name: string): Promise<T | undefined> {
    const response = await this.caches.match(this.keyOf(name), { cacheName: this.name });
    return response && ((await response.json()) as T);
  }

  private async write(name: string, value: unknown): Promise<void> {
    await (await this.caches.open(this.name)).put(this.keyOf(name), Response.json(value));
  }

  private async erase(name: string): Promise<void> {
    await (await this.existing())?.delete(this.keyOf(name));
  }

  private async names(prefix: string): Promise<string[]> {
    const start = this.keyOf(prefix);
    const requests = (await (await this.existing())?.keys()) ?? [];
    return requests
      .map((request) => request.url)
      .filter((url) => url.startsWith(start))
      .map((url) => decodeURIComponent(url.slice(start.length)));
  }

  /** No address of the site: documents of the worker cannot be asked for. */
  private keyOf(name: string): string {
    return new URL(`__offline__/${name}`, this.base).href;
  }

  /** Opening a cache makes it: after the reader has removed everything, only writing may do that. */
  private async existing(): Promise<Cache | undefined> {
    return (await this.caches.has(this.name)) ? this.caches.open(this.name) : undefined;
  }
}
