import { type Build, hashOf, type SiteFile } from '../build';
import { Precache } from '../precache';
import { FileStore, Records } from '../store';
import { WindowClients } from '../window-clients';
import { MemoryCaches } from './caches';

export const BASE = 'https://site.example/docs-site/';

/** Creates a build with the given files (path and content) and a shell that loads `static/index.js`. */
export async function buildOf(id: string, contents: Record<string, string>): Promise<Build> {
  const files = await Promise.all(
    Object.entries(contents).map(
      async ([path, content]): Promise<SiteFile> => [
        path,
        await hashOf(new TextEncoder().encode(content)),
      ],
    ),
  );
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
  async copy(build: Build, contents: Record<string, string>): Promise<Precache> {
    const worker = this.worker(build);
    this.serve(contents);
    await worker.install();
    await worker.download();
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
