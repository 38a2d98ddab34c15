import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { notStored, shellOf } from '../app-shell';
import type { Build } from '../build';
import { isPageOf } from '../is-document-of';
import { mayBePage, sitePathOf } from '../paths';
import type { Site } from '../precache';
import { atMost } from '../with-timeout';

/**
 * How long, in ms, a page may keep the reader waiting although it is on the device. Long enough for a
 * normal network to answer first with the rendered page, short enough not to be felt.
 */
const PATIENCE = 500;

/**
 * Answers navigations. With a whole copy on the device a page always comes from the build that the copy
 * belongs to: from the network where that serves the same build and answers soon (its document is
 * rendered already), else from the copy. Without a whole copy the network decides, as if there were no
 * worker.
 */
export class PageStrategy extends Strategy {
  constructor(
    private readonly site: Site,
    private readonly base: string,
    /** Called when a navigation has taken the newest build. */
    private readonly onTaken: () => void,
  ) {
    super();
  }

  /** Whether a navigation to this address is answered here. */
  readonly matches = (url: URL): boolean => {
    const path = sitePathOf(url, this.base);
    return (
      path !== undefined && (mayBePage(path) || Object.hasOwn(this.site.own.routes, path.bare))
    );
  };

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    // `matches` has let it through.
    const { path, bare } = sitePathOf(url, this.base) ?? { path: '', bare: '' };
    const fromNetwork = settle(handler.fetch(request));
    handler.waitUntil(fromNetwork);

    const client = (handler.event as FetchEvent).resultingClientId ?? '';
    const { build, taken } = await this.site.buildFor(client);
    if (taken) this.onTaken();
    const known = Object.hasOwn(build.routes, bare);
    if (known && bare !== path) {
      return Response.redirect(new URL(bare, this.base).href + url.search, 301);
    }
    handler.waitUntil(this.site.pin(client, build, Date.now()));

    if (await this.site.isReady(build)) {
      const response = await (known ? atMost(PATIENCE, fromNetwork) : fromNetwork);
      if (response && (await this.isGood(response, build, known))) return response;
      if (await this.site.hasRoute(build, bare)) {
        // Nobody reads that answer, if it comes.
        void fromNetwork.then((unused) => unused?.body?.cancel()).catch(() => {});
        return shellOf(build, bare, this.base);
      }
      await this.site.isBroken(build);
    }
    const response = await fromNetwork;
    if (response) return response;
    return (await this.site.hasRoute(build, bare))
      ? shellOf(build, bare, this.base)
      : notStored(this.base);
  }

  private async isGood(response: Response, build: Build, known: boolean): Promise<boolean> {
    if (response.type === 'opaqueredirect') return true;
    // A page that this build does not have can only be of another one, whole in itself.
    if (!known) return response.status < 500;
    return response.status === 200 && isPageOf(response.clone(), build);
  }
}

function settle(response: Promise<Response>): Promise<Response | undefined> {
  return response.catch(() => undefined);
}
