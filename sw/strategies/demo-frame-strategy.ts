import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { Build } from '../build';
import { DEMO_FRAME } from '../demo-frame';
import { sitePathOf } from '../urls';

/**
 * Answers with the document that edited demos run in, from this worker's build. It contains only a script that
 * receives the rest from the page, and its headers give it an opaque origin.
 */
export class DemoFrameStrategy extends Strategy {
  constructor(
    private readonly build: Build,
    private readonly base: string,
  ) {
    super();
  }

  /** Whether this strategy answers navigation requests for a URL. */
  readonly matches = (url: URL): boolean =>
    this.build.demoFrame !== undefined && sitePathOf(url, this.base)?.path === DEMO_FRAME;

  override async _handle(_request: Request, handler: StrategyHandler): Promise<Response> {
    // The browser may have preloaded it.
    const { preloadResponse } = handler.event as FetchEvent;
    handler.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
    const { html, headers } = this.build.demoFrame ?? { html: '', headers: {} };
    return new Response(html, {
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}
