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
  // Includes navigation requests, because images and demo sources may open in their own tab.
  const forRequests = [new FileStrategy(precache, scope)];
  const forNavigations = [
    new EmbeddedStrategy(precache.builds.workerBuild, scope),
    new PageStrategy(precache, scope),
    ...forRequests,
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
    const { method, mode, url, referrer } = request;
    if (method !== 'GET' || bypassesWorker(url) || bypassesWorker(referrer)) return undefined;
    const strategies = mode === 'navigate' ? forNavigations : forRequests;
    return strategies
      .find((strategy) => strategy.matches(new URL(url)))
      ?.handle({ request, event })
      .catch((error) => lastResort(request, error));
  };
}
