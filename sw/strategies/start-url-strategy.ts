import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { sitePathOf } from '../paths';
import { LAUNCH_QUERY } from '../start-url';
import type { Records } from '../store/records';

/** Opens an installed site at the page that was read last. */
export class LaunchStrategy extends Strategy {
  constructor(
    private readonly records: Records,
    private readonly base: string,
  ) {
    super();
  }

  /** Whether this address is the one at which the installed site starts. */
  readonly matches = (url: URL): boolean =>
    url.search === LAUNCH_QUERY && sitePathOf(url, this.base)?.path === '';

  override async _handle(_request: Request, handler: StrategyHandler): Promise<Response> {
    // The browser may have begun to load the address already; nobody waits for that.
    const { preloadResponse } = handler.event as FetchEvent;
    handler.waitUntil(Promise.resolve(preloadResponse).catch(() => {}));
    const last = await this.records.lastPage.get();
    const target = new URL(last ?? this.base, this.base);
    // What a page has stored is not trusted to lead elsewhere.
    const inside = sitePathOf(target, this.base) !== undefined && !this.matches(target);
    return Response.redirect(inside ? target.href : this.base, 302);
  }
}
