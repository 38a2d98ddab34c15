import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { SiteFile } from '../build';
import { sitePathOf } from '../paths';
import type { Site } from '../precache';

/** Folder of the files whose names carry a hash: any build may have files there that this one has not. */
const HASHED = 'static/';

/**
 * Answers requests for the site's files: from the device where the file is stored, and then the one of
 * the asking page's build. A file that should be stored but is not is repaired on the way.
 */
export class FileStrategy extends Strategy {
  private readonly own: Set<string>;

  constructor(
    private readonly site: Site,
    private readonly base: string,
  ) {
    super();
    this.own = new Set(site.own.files.map(([path]) => path));
  }

  /** Whether a request for this address is answered here. */
  readonly matches = (url: URL): boolean => {
    const path = sitePathOf(url, this.base)?.path;
    return path !== undefined && !url.search && (path.startsWith(HASHED) || this.own.has(path));
  };

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = sitePathOf(new URL(request.url), this.base)?.path ?? '';
    const { clientId, preloadResponse } = handler.event as FetchEvent;
    // Where the file opens in a tab the browser may have begun to load it; nobody waits for that.
    handler.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
    const file = await this.site.find(path, clientId);
    const stored = file && (await this.site.files.get(file));
    if (stored) return stored;
    if (file && (await this.site.wasStored(file))) return this.repair(file, handler);
    return handler.fetch(request);
  }

  /** The copy says that it is whole, but this file is gone: only its true bytes may take its place. */
  private async repair(file: SiteFile, handler: StrategyHandler): Promise<Response> {
    const fetched = await this.site.fetchFile(file);
    handler.waitUntil(this.site.files.put(file, fetched.clone()).catch(() => {}));
    return fetched;
  }
}
