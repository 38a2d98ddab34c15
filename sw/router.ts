import { Route } from 'workbox-routing/Route.js';
import { offlineFallback } from './documents';
import type { Precache } from './precache';
import { EmbeddedStrategy } from './strategies/embedded-strategy';
import { FileStrategy } from './strategies/file-strategy';
import { PageStrategy } from './strategies/page-strategy';
import { bypassesWorker } from './urls';

/** Answers a request, or returns undefined to leave it to the browser. */
type Responder = (request: Request, event: ExtendableEvent) => Promise<Response> | undefined;

/** If a strategy fails, the network answers. Without a network, a page gets the offline fallback. */
export function createResponder(precache: Precache, scope: string): Responder {
  const documents = [
    new EmbeddedStrategy(precache.builds.workerBuild, scope),
    new PageStrategy(precache, scope),
  ];
  const files = new FileStrategy(precache, scope);
  const routes = [
    ...documents.map(
      (strategy) =>
        new Route(
          ({ request, url }) => request.mode === 'navigate' && strategy.matches(url),
          strategy,
        ),
    ),
    // Includes navigation requests, because images and demo sources may open in their own tab.
    new Route(({ url }) => files.matches(url), files),
  ];

  async function lastResort(request: Request, error: unknown): Promise<Response> {
    // A `TypeError` means that there is no network. The URL is not logged, because what a reader reads is private.
    if (!(error instanceof TypeError)) {
      // Not awaited, because storage may hang.
      void precache.errors.add(`answering for a ${request.destination || 'file'}`, error);
    }
    try {
      return await fetch(request);
    } catch {
      return request.mode === 'navigate' ? offlineFallback(scope) : Response.error();
    }
  }

  return (request, event) => {
    if (bypassesWorker(request.url) || bypassesWorker(request.referrer)) return undefined;
    const url = new URL(request.url);
    const context = { request, event, url, sameOrigin: url.origin === location.origin };
    // Without Workbox's router, whose other features would make up a tenth of the worker.
    return routes
      .find(({ method, match }) => method === request.method && match(context))
      ?.handler.handle(context)
      .catch((error) => lastResort(request, error));
  };
}
