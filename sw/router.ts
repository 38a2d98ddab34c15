import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { offlineFallback } from './documents';
import type { Precache } from './precache';
import { EmbeddedStrategy } from './strategies/embedded-strategy';
import { FileStrategy } from './strategies/file-strategy';
import { PageStrategy } from './strategies/page-strategy';

/** If a strategy fails, the network answers. Without a network, a page gets the offline fallback. */
export function createRouter(precache: Precache, scope: string): Router {
  const router = new Router();
  const embedded = new EmbeddedStrategy(precache.builds.workerBuild, scope);
  const pages = new PageStrategy(precache, scope);
  const files = new FileStrategy(precache, scope);

  for (const strategy of [embedded, pages]) {
    router.registerRoute(
      new Route(
        ({ request, url }) => request.mode === 'navigate' && strategy.matches(url),
        strategy,
      ),
    );
  }
  // Includes navigation requests, because images and demo sources may open in their own tab.
  router.registerRoute(new Route(({ url }) => files.matches(url), files));

  const logError = async ({ request, error }: { request: Request; error: Error }) => {
    // A `TypeError` means that there is no network. The URL is not logged, because what a reader reads is private.
    if (error instanceof TypeError) return undefined;
    // Not awaited, because storage may hang.
    void precache.errors.add(`answering for a ${request.destination || 'file'}`, error);
    return undefined;
  };
  for (const { plugins } of [embedded, pages, files]) plugins.push({ handlerDidError: logError });

  router.setCatchHandler(({ request }) =>
    fetch(request).catch(() =>
      request.mode === 'navigate' ? offlineFallback(scope) : Response.error(),
    ),
  );
  return router;
}
