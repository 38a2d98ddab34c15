import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { Build } from '../build';
import { sitePathOf } from '../urls';

/** Serves documents that pages embed in an iframe, from this worker's build. */
export class EmbeddedStrategy extends Strategy {
  constructor(
    private readonly build: Build,
    private readonly base: string,
  ) {
    super();
  }

  readonly matches = (url: URL): boolean => this.#documentAt(url) !== undefined;

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // The browser may have preloaded the document.
    const { preloadResponse } = handler.event as FetchEvent;
    handler.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
    const { html, headers } = this.#documentAt(new URL(request.url)) ?? {};
    return new Response(html, {
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }

  #documentAt(url: URL) {
    const { path = '' } = sitePathOf(url, this.base) ?? {};
    const { embedded = {} } = this.build;
    return Object.hasOwn(embedded, path) ? embedded[path] : undefined;
  }
}
