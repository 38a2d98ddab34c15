import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { offlineFallback } from './documents';
import type { Precache } from './precache';
import { DemoFrameStrategy } from './strategies/demo-frame-strategy';
import { FileStrategy } from './strategies/file-strategy';
import { PageStrategy } from './strategies/page-strategy';
import { StartUrlStrategy } from './strategies/start-url-strategy';
import { bypassesWorker } from './urls';

/** Answers a request; undefined where that is left to the browser. */
type Responder = (request: Request, event: ExtendableEvent) => Promise<Response> | undefined;

/**
 * Which request is answered by which strategy. Whatever goes wrong in one of them, a storage that fails
 * included, the network answers; without one, a page is answered with the statement that it is not stored.
 *
 * @param scope address of the home page
 * @param onSwitch called when a navigation has switched to the newest build
 */
export function createResponder(
  precache: Precache,
  scope: string,
  onSwitch: () => void,
): Responder {
  const router = new Router();
  const pages = new PageStrategy(precache, scope, onSwitch);
  const files = new FileStrategy(precache, scope);
  const startUrl = new StartUrlStrategy(precache.records, scope);
  const demoFrame = new DemoFrameStrategy(precache.builds.own, scope);
  for (const strategy of [startUrl, demoFrame, pages]) {
    const matches = ({ request, url }: { request: Request; url: URL }) =>
      request.mode === 'navigate' && strategy.matches(url);
    router.registerRoute(new Route(matches, strategy));
  }
  // Navigation requests too: pictures and the sources of the demos may open in a tab of their own.
  router.registerRoute(new Route(({ url }) => files.matches(url), files));

  async function lastResort(request: Request, error: unknown): Promise<Response> {
    // A `TypeError` is the network's way to say that there is none. The address is not noted: what a reader
    // reads is nobody's business.
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
