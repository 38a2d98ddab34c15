import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { Records } from '../store';
import { START_URL_QUERY, sitePathOf } from '../urls';

/** Redirects the start URL of the installed app to the last open page. */
export class StartUrlStrategy extends Strategy {
  constructor(
    private readonly records: Records,
    private readonly base: string,
  ) {
    super();
  }

  /** Returns whether a URL is the start URL. */
  readonly matches = (url: URL): boolean =>
    url.search === START_URL_QUERY && sitePathOf(url, this.base)?.path === '';

  override async _handle(_request: Request, handler: StrategyHandler): Promise<Response> {
    // The browser may have preloaded the start URL. The preload is not used.
    const { preloadResponse } = handler.event as FetchEvent;
    handler.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
    const last = await this.records.lastPage.get();
    const target = new URL(last ?? this.base, this.base);
    // A page has stored the path, which must redirect neither to another site nor back to the start URL.
    const isPage = sitePathOf(target, this.base) !== undefined && !this.matches(target);
    return Response.redirect(isPage ? target.href : this.base, 302);
  }
}
