import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { Build } from '../build';
import { sitePathOf } from '../urls';

/** Serves documents that pages embed from this worker's build, such as the one that runs edited demos. */
export class FrameStrategy extends Strategy {
  constructor(
    private readonly build: Build,
    private readonly base: string,
  ) {
    super();
  }

  /** Returns whether this strategy answers navigation requests for a URL. */
  readonly matches = (url: URL): boolean => this.#frameAt(url) !== undefined;

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // The browser may have preloaded the document.
    const { preloadResponse } = handler.event as FetchEvent;
    handler.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
    const { html, headers } = this.#frameAt(new URL(request.url)) ?? {};
    return new Response(html, {
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }

  #frameAt(url: URL) {
    const { path = '' } = sitePathOf(url, this.base) ?? {};
    const { frames = {} } = this.build;
    return Object.hasOwn(frames, path) ? frames[path] : undefined;
  }
}
