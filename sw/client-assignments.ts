import type { Build } from './build';
import type { Records } from './store';

/** Maximum time from a page's navigation to its first message, in ms. */
const OPENING_TIMEOUT = 60_000;

/** Stores which build each client (open page) got. A page keeps its build while it is open. */
export class ClientAssignments {
  private readonly known = new Map<string, string>();

  constructor(private readonly records: Records) {}

  /**
   * Assigns a build to a client.
   * @param opening when the page's navigation began, in ms since 1970; omitted after the page has sent a message
   */
  async assign(client: string, build: Build, opening?: number): Promise<void> {
    this.known.set(client, build.id);
    await this.records.pins.put(client, { build: build.id, opening });
  }

  /** Returns the id of a client's build, if it is known. */
  async buildIdOf(client: string): Promise<string | undefined> {
    if (!client) return undefined;
    const id = this.known.get(client) ?? (await this.records.pins.get(client))?.build;
    if (id) this.known.set(client, id);
    return id;
  }

  /**
   * Returns the ids of the builds of all open or opening pages; undefined for a page without one. Forgets all other
   * pages.
   */
  async buildIdsInUse(open: ReadonlySet<string>): Promise<Set<string | undefined>> {
    const ids = new Set<string | undefined>();
    for (const client of open) ids.add(await this.buildIdOf(client));
    for (const client of await this.records.pins.keys()) {
      const assignment = await this.records.pins.get(client);
      if (!assignment) continue;
      if (open.has(client) || (assignment.opening ?? 0) > Date.now() - OPENING_TIMEOUT) {
        ids.add(assignment.build);
      } else {
        this.known.delete(client);
        await this.records.pins.delete(client);
      }
    }
    return ids;
  }
}
