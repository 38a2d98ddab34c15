/** The open pages of the site, which browsers call clients. */
import type { Build } from './build';
import type { WorkerMessage } from './messages';
import type { Records } from './store';

/** Maximum time from a page's navigation to its first message, in ms. */
const OPENING_TIMEOUT = 60_000;

/** Which build each client (open page) is pinned to: a page keeps its build while it is open. */
export class Pins {
  /** Builds by client. Also kept in memory, because nothing can be written when storage is full. */
  private readonly inMemory = new Map<string, string>();

  constructor(private readonly records: Records) {}

  /** @param opening when the page's navigation began, in ms since 1970; omitted after the page has sent a message */
  async pin(client: string, build: Build, opening?: number): Promise<void> {
    this.inMemory.set(client, build.id);
    await this.records.pins.put(client, { build: build.id, opening });
  }

  async buildIdOf(client: string): Promise<string | undefined> {
    if (!client) return undefined;
    const id = this.inMemory.get(client) ?? (await this.records.pins.get(client))?.build;
    if (id) this.inMemory.set(client, id);
    return id;
  }

  /** Whether a page has sent a message. If not, it cannot answer either, because that code has not loaded. */
  async hasGreeted(client: string): Promise<boolean> {
    const pin = await this.records.pins.get(client);
    return pin !== undefined && !pin.opening;
  }

  /** The builds of all open or opening pages; undefined for a page without one. Forgets all other pages. */
  async buildIdsInUse(open: ReadonlySet<string>): Promise<Set<string | undefined>> {
    const ids = new Set<string | undefined>();
    for (const client of open) ids.add(await this.buildIdOf(client));
    for (const client of await this.records.pins.keys()) {
      const pin = await this.records.pins.get(client);
      if (!pin) continue;
      // The clock may have been wrong, so a time in the future does not count.
      if (open.has(client) || Math.abs(Date.now() - (pin.opening ?? 0)) < OPENING_TIMEOUT) {
        ids.add(pin.build);
      } else {
        this.inMemory.delete(client);
        await this.records.pins.delete(client);
      }
    }
    return ids;
  }
}

/** Timeout of a page's answer, in ms. */
const ANSWER_TIMEOUT = 150;

/** The open pages of the site (`WindowClient`s), excluding frames and other sites on its origin. */
export class WindowClients {
  constructor(
    private readonly clients: Clients,
    /** URL of the home page. */
    private readonly base: string,
  ) {}

  async ids(): Promise<Set<string>> {
    return new Set((await this.all()).map((client) => client.id));
  }

  /**
   * Whether a navigation leaves no other page open. During a navigation, the page that it replaces is still a
   * client, just like a page in another tab. Only that page knows the difference, so this asks it.
   *
   * @param canAnswer whether a page without an answer would usually answer. If so, it counts as open
   */
  async isOnlyPage(
    newClient: string,
    canAnswer: (client: string) => Promise<boolean>,
  ): Promise<boolean> {
    const [only, ...more] = (await this.all()).filter((client) => client.id !== newClient);
    if (!only) return true;
    return more.length === 0 && ((await isUnloading(only)) ?? !(await canAnswer(only.id)));
  }

  async broadcast(message: WorkerMessage): Promise<void> {
    for (const client of await this.all()) client.postMessage(message);
  }

  private async all(): Promise<readonly Client[]> {
    const windows = await this.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return windows.filter(
      ({ frameType, url }) => frameType !== 'nested' && url.startsWith(this.base),
    );
  }
}

/** Undefined if the page does not answer. */
function isUnloading(client: Client): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => finish(), ANSWER_TIMEOUT);
    function finish(answer?: boolean) {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    }
    port1.onmessage = ({ data }) => finish(data === true);
    client.postMessage({ type: 'is-unloading' } satisfies WorkerMessage, [port2]);
  });
}
