import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { offlineFallback } from './documents';
import type { Precache } from './precache';
import { EmbeddedStrategy } from './strategies/embedded-strategy';
import { FileStrategy } from './strategies/file-strategy';
import { PageStrategy } from './strategies/page-strategy';
import { bypassesWorker } from './urls';

/** Answers a request, or returns undefined to leave it to the browser. */
type Responder = (request: Request, event: ExtendableEvent) => Promise<Response> | undefined;

/** If a strategy fails, the network answers. Without a network, a page gets the offline fallback. */
export function createResponder(
  precache: Precache,
  scope: string,
  onSwitch: () => void,
): Responder {
  const router = new Router();
  const pages = new PageStrategy(precache, scope, onSwitch);
  const files = new FileStrategy(precache, scope);
  const embedded = new EmbeddedStrategy(precache.builds.workerBuild, scope);
  for (const strategy of [embedded, pages]) {
    const matches = ({ request, url }: { request: Request; url: URL }) =>
      request.mode === 'navigate' && strategy.matches(url);
    router.registerRoute(new Route(matches, strategy));
  }
  // Includes navigation requests, because images and demo sources may open in their own tab.
  router.registerRoute(new Route(({ url }) => files.matches(url), files));

  async function lastResort(request: Request, error: unknown): Promise<Response> {
    // A `TypeError` means that there is no network. The URL is not logged, because what a reader reads is private.
    if (!(error instanceof TypeError)) {
      await precache.errors.add(`answering for a ${request.destination || 'file'}`, error);
    }
    try {
      return await fetch(request);
    } catch {
      return request.mode === 'navigate' ? offlineFallback(scope) : Response.error();
    }
  }

  return (request, event) => {
    if (bypassesWorker(request.url) || bypassesWorker(request.referrer)) return undefined;
    return router.handleRequest({ request, event })?.catch((error) => lastResort(request, error));
  };
}
