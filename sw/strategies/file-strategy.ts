import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { SiteFile } from '../build';
import { contentTypeOf } from '../content-types';
import type { Precache } from '../precache';
import { sitePathOf } from '../urls';

/** Folder of the files with a hash in their name. Other builds may contain files that this build does not know. */
const HASHED = 'static/';

/**
 * Answers requests for precached files, cache first: each client gets the file of its own build. A file
 * that the browser has evicted is fetched, checked and stored again.
 */
export class FileStrategy extends Strategy {
  private readonly paths: Set<string>;

  constructor(
    private readonly precache: Precache,
    private readonly base: string,
  ) {
    super();
    this.paths = new Set(precache.builds.workerBuild.files.map(([path]) => path));
  }

  readonly matches = (url: URL): boolean => {
    const path = sitePathOf(url, this.base)?.path;
    return path !== undefined && !url.search && (path.startsWith(HASHED) || this.paths.has(path));
  };

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = sitePathOf(new URL(request.url), this.base)?.path ?? '';
    const { clientId, preloadResponse } = handler.event as FetchEvent;
    // If the file opens in its own tab, the browser may have preloaded it. The preload is not used.
    handler.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
    const file = await this.precache.findFile(path, clientId);
    const stored = file && (await this.precache.files.get(file));
    if (stored) return this.withHeaders(path, stored);
    if (file && (await this.precache.reportMissing(file))) return this.repair(file, handler);
    return handler.fetch(request);
  }

  private async repair(file: SiteFile, handler: StrategyHandler): Promise<Response> {
    const fetched = await this.precache.fetchFile(file);
    if (typeof fetched === 'string') throw new Error(`${file[0]}: ${fetched}`);
    handler.waitUntil(this.precache.files.put(file, fetched.clone()).catch(() => {}));
    return this.withHeaders(file[0], fetched);
  }

  /**
   * Replaces the headers of a stored file, because earlier workers stored the type that the host sent. Adds the headers
   * that the host sends, because an image may open in a tab, where the policy applies.
   */
  private withHeaders(path: string, { body }: Response): Response {
    return new Response(body, {
      headers: { ...this.precache.builds.workerBuild.headers, 'Content-Type': contentTypeOf(path) },
    });
  }
}
