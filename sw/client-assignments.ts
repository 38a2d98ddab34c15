import type { Build } from './build';
import type { Records } from './store/records';

/** A page that has been given its build so long ago, in ms, has opened or never will. */
const OPENING_TIME = 60_000;

/** Which page has which build. It keeps it as long as it is open, and already while it opens. */
export class Pins {
  private readonly known = new Map<string, string>();

  constructor(private readonly records: Records) {}

  /** @param opening when the page was given its build, in ms since 1970, until it has spoken. */
  async put(client: string, build: Build, opening?: number): Promise<void> {
    this.known.set(client, build.id);
    await this.records.pins.put(client, { build: build.id, opening });
  }

  /** Name of the page's build; undefined where nothing is known of the page. */
  async of(client: string): Promise<string | undefined> {
    if (!client) return undefined;
    const build = this.known.get(client) ?? (await this.records.pins.get(client))?.build;
    if (build) this.known.set(client, build);
    return build;
  }

  /** Names of the builds of the pages that are open or opening. The other pages are forgotten. */
  async keepOnly(open: ReadonlySet<string>): Promise<Set<string>> {
    const builds = new Set<string>();
    for (const client of await this.records.pins.clients()) {
      const pin = await this.records.pins.get(client);
      if (!pin) continue;
      if (open.has(client) || (pin.opening ?? 0) > Date.now() - OPENING_TIME) {
        builds.add(pin.build);
      } else {
        this.known.delete(client);
        await this.records.pins.delete(client);
      }
    }
    return builds;
  }
}
