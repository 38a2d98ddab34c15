import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import type { Build } from '../build';
import { isDocumentOf, offlineFallback, renderAppShell } from '../documents';
import type { Precache } from '../precache';
import { mayBePage, sitePathOf } from '../urls';
import { withTimeout } from '../with-timeout';

/**
 * How long to wait for the network if the page is precached, in ms. This is long enough for the rendered document on a
 * normal connection, and short enough for readers on a bad one.
 */
const NETWORK_TIMEOUT = 500;

/** The same for a build that may be broken, in ms. Long enough for a slow connection, short enough for a dead one. */
const TRIAL_TIMEOUT = 5000;

/** Pages that the offline fallback links to, if they are stored. */
const FALLBACK_LINKS = [
  ['', 'Home page'],
  ['offline', 'What is stored'],
] as const;

/**
 * Answers navigation requests. If the client's build is completely precached and one of its pages has started, its pages
 * come from that build: the rendered document if the network delivers one of the same build in time, otherwise the app
 * shell. Otherwise, the strategy is network first, so that the next deployment can repair a broken one.
 */
export class PageStrategy extends Strategy {
  constructor(
    private readonly precache: Precache,
    private readonly base: string,
  ) {
    super();
  }

  readonly matches = (url: URL): boolean => {
    const path = sitePathOf(url, this.base);
    const { routes } = this.precache.builds.workerBuild;
    return path !== undefined && (mayBePage(path) || Object.hasOwn(routes, path.route));
  };

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const { path, route } = sitePathOf(url, this.base) ?? { path: '', route: '' };
    const fromNetwork = handler.fetch(request).then(
      // Firefox resolves a failed preload with an error response.
      (response) => (response.type === 'error' ? undefined : response),
      () => undefined,
    );
    handler.waitUntil(fromNetwork);

    const client = (handler.event as FetchEvent).resultingClientId ?? '';
    const { builds } = this.precache;
    const build = await this.precache.buildForNavigation(client);
    const isKnown = Object.hasOwn(build.routes, route);
    if (isKnown && route !== path) {
      const address = new URL(route, this.base);
      address.search = url.search;
      return Response.redirect(address.href, 301);
    }
    const started = await builds.hasStarted(build);
    const stored = await builds.withShell(build);
    /** The response if there is one, otherwise the app shell if it is stored. */
    const answerWith = async (response: Response | undefined) => {
      if (!response && !(await builds.hasRoute(stored, route))) return undefined;
      handler.waitUntil(this.precache.pin(client, response ? build : stored, Date.now()));
      return response ?? renderAppShell(stored, route, this.base);
    };

    if (await builds.isReady(build)) {
      const usable = fromNetwork
        .then((response) => response && usableFor(build, isKnown && started, response))
        // The connection broke halfway.
        .catch(() => undefined);
      const timeout = started ? NETWORK_TIMEOUT : TRIAL_TIMEOUT;
      const answer = await answerWith(await (isKnown ? withTimeout(usable, timeout) : usable));
      if (answer) return answer;
      await this.precache.reportEvicted(stored);
    }
    const answer = await answerWith(await fromNetwork);
    if (answer) return answer;
    const links = new Map<string, string>();
    for (const [stored, text] of FALLBACK_LINKS) {
      if (await builds.hasRoute(build, stored)) links.set(stored, text);
    }
    return offlineFallback(this.base, links);
  }
}

/**
 * The network's response if it can serve as a page of a completely precached build.
 *
 * @param isExpected whether the build has the page, and works. Otherwise, the document of another build works on its
 * own, and so does a redirect. A redirect of an expected page comes from elsewhere, such as a captive portal
 */
async function usableFor(
  build: Build,
  isExpected: boolean,
  response: Response,
): Promise<Response | undefined> {
  if (!isExpected) return response.status < 500 ? response : undefined;
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status !== 200 || !isDocument) return undefined;
  // Reads to the end, because a document that stalls would leave the reader with half a page.
  const html = await response.clone().text();
  return isDocumentOf(html, build) ? response : undefined;
}
