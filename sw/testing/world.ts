import { type Build, hashOf, type SiteFile } from '../build';
import { WindowClients } from '../clients';
import { handleMessage } from '../handle-message';
import type { PageMessage, Status } from '../messages';
import { Precache } from '../precache';
import { FileStore, Records } from '../store';

/** Node 20 has no navigator. The reader saves no data. */
globalThis.navigator ??= {} as never;

export const BASE = 'https://site.example/docs-site/';

/** Creates a build with the given files (path and content) and a shell that loads `static/index.js`. */
export async function buildOf(id: string, contents: Record<string, string>): Promise<Build> {
  const encoder = new TextEncoder();
  const files: SiteFile[] = [];
  for (const [path, content] of Object.entries(contents)) {
    files.push([path, await hashOf(encoder.encode(content))]);
  }
  const index = (path: string) => files.findIndex(([name]) => name === path);
  return {
    format: 1,
    id,
    files,
    essentials: 1,
    bytes: Object.values(contents).join('').length,
    routes: { '': [], guide: [index('static/guide.js')].filter((i) => i > 0) },
    shell: `<html><head><title>Site</title></head><body>shell of ${id}</body></html>`,
    scripts: [files[0]?.[0] ?? ''],
  };
}

/** The files of the first build. */
export const CONTENTS = {
  'static/index.js': 'index',
  'static/guide.js': 'guide',
  'static/c.js': 'c',
};

/** The files of the second build, of which one has changed. */
export const EDITED = { ...CONTENTS, 'static/guide.js': 'guide, edited' };

/** An open page of the site from the worker's point of view. */
export class FakeClient {
  readonly heard: unknown[] = [];
  readonly frameType = 'top-level';
  readonly url = BASE;
  leaving = false;

  constructor(readonly id: string) {}

  postMessage(message: { type: string }, ports: MessagePort[] = []) {
    this.heard.push(message);
    ports[0]?.postMessage(this.leaving);
  }
}

/** The methods of Cache Storage and of its caches. */
export const STORAGE_CALLS = ['open', 'has', 'match', 'keys', 'put', 'delete'] as const;

type StorageCall = (typeof STORAGE_CALLS)[number];

/** The subset of Cache Storage that the worker uses, in memory, because Node has none. */
export class MemoryCaches {
  private readonly stores = new Map<string, MemoryCache>();
  /** Calls that fail, each with its error. */
  readonly failing = new Map<StorageCall, Error>();
  /** Calls that never answer. */
  readonly hanging = new Set<StorageCall>();

  /** When set, each write fails as if storage were full. */
  set full(full: boolean) {
    if (full) this.failing.set('put', new DOMException('No room', 'QuotaExceededError'));
    else this.failing.delete('put');
  }

  async open(name: string): Promise<Cache> {
    await this.call('open');
    const store = this.stores.get(name) ?? new MemoryCache((call) => this.call(call));
    this.stores.set(name, store);
    return store as unknown as Cache;
  }

  async has(name: string): Promise<boolean> {
    await this.call('has');
    return this.stores.has(name);
  }

  async match(url: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    await this.call('match');
    return this.stores.get(cacheName)?.match(url);
  }

  async delete(name: string): Promise<boolean> {
    await this.call('delete');
    return this.stores.delete(name);
  }

  async keys(): Promise<string[]> {
    await this.call('keys');
    return [...this.stores.keys()];
  }

  private async call(name: StorageCall): Promise<void> {
    const error = this.failing.get(name);
    if (error) throw error;
    if (this.hanging.has(name)) await new Promise(() => {});
  }
}

class MemoryCache {
  private readonly entries = new Map<string, Response>();

  /** @param call rejects if the call should fail */
  constructor(private readonly call: (name: StorageCall) => Promise<void>) {}

  async match(url: string): Promise<Response | undefined> {
    await this.call('match');
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    await this.call('put');
    this.entries.set(url, response);
  }

  async delete(url: string): Promise<boolean> {
    await this.call('delete');
    return this.entries.delete(url);
  }

  async keys(): Promise<{ url: string }[]> {
    await this.call('keys');
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

/** The worker's answer to a message of a page. */
export async function answerTo(
  message: PageMessage,
  worker: Precache,
  client: string,
  scope: object = {},
): Promise<Status> {
  const answers: Status[] = [];
  const port = { postMessage: (status: Status) => answers.push(status) };
  const defaults = { skipWaiting: async () => {}, registration: {} };
  await handleMessage(message, client, worker, { ...defaults, ...scope } as never, port as never);
  const [answer, ...others] = answers;
  if (!answer || others.length > 0) throw new Error(`There are ${answers.length} answers.`);
  return answer;
}

/** A browser with a server: storage, open pages and network responses. */
export class World {
  readonly caches = new MemoryCaches();
  windows: FakeClient[] = [];
  /** Responses by path below the base path. */
  readonly server = new Map<string, () => Response | Promise<Response>>();
  /** Requested paths, with the cache mode. */
  readonly requests: string[] = [];

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = new URL(String(input instanceof Request ? input.url : input)).pathname.slice(
      new URL(BASE).pathname.length,
    );
    this.requests.push(init?.cache === 'reload' ? `${path} (reload)` : path);
    const answer = this.server.get(path);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };

  serve(contents: Record<string, string>): void {
    for (const [path, content] of Object.entries(contents)) {
      this.server.set(path, () => new Response(content));
    }
  }

  /** Stores a complete copy of a build with its own worker, and puts its files on the server. */
  async store(build: Build, contents: Record<string, string>): Promise<Precache> {
    const worker = this.worker(build);
    this.serve(contents);
    await worker.install();
    await worker.download();
    return worker;
  }

  /** Stores a complete copy of a build, of which a page has started. */
  async copy(build: Build, contents: Record<string, string>): Promise<Precache> {
    const worker = await this.store(build, contents);
    await worker.builds.markStarted(build);
    return worker;
  }

  /** Creates the worker of a build. Several may run at the same time. */
  worker(own: Build): Precache {
    const storage = this.caches as unknown as CacheStorage;
    const matchAll = async ({ type, includeUncontrolled }: ClientQueryOptions = {}) =>
      type === 'window' && includeUncontrolled ? this.windows : [];
    const clients = { matchAll } as unknown as Clients;
    return new Precache(
      own,
      new FileStore(storage, 'files', BASE),
      new Records(storage, 'records', BASE),
      new WindowClients(clients, BASE),
      this.fetch,
    );
  }
}

/**
 * Creates the handler that Workbox passes to a strategy for one request. `done` rejects if the work that the handler
 * waits for fails, which browsers report as an error of the worker.
 */
export function handlerFor(
  world: World,
  event: Partial<FetchEvent> = {},
): { handler: never; done: () => Promise<unknown> } {
  const waiting: Promise<unknown>[] = [];
  const handler = {
    event,
    fetch: (request: Request) => world.fetch(request),
    waitUntil: (promise: Promise<unknown>) => {
      waiting.push(promise);
      // `done` reports it.
      promise.catch(() => {});
    },
  };
  return { handler: handler as never, done: () => Promise.all(waiting) };
}
