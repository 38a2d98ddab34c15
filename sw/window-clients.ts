import type { WorkerMessage } from './messages';

/** Timeout in ms. A page that does not answer in time counts as open. */
const ANSWER_TIMEOUT = 150;

/** The open pages of the site (`WindowClient`s), excluding frames and other sites on its origin. */
export class WindowClients {
  constructor(
    private readonly clients: Clients,
    /** URL of the home page. */
    private readonly base: string,
  ) {}

  /** Returns the client ids of all open pages. */
  async ids(): Promise<Set<string>> {
    return new Set((await this.all()).map((client) => client.id));
  }

  /**
   * Returns whether a navigation leaves no other page open. During a navigation, the page that it replaces is still a
   * client, just like a page in another tab. Only that page knows the difference, so this asks it.
   */
  async isOnlyPage(newClient: string): Promise<boolean> {
    const [only, ...more] = (await this.all()).filter((client) => client.id !== newClient);
    if (!only) return true;
    return more.length === 0 && isUnloading(only);
  }

  /** Sends a message to every open page. */
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

function isUnloading(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => finish(false), ANSWER_TIMEOUT);
    function finish(answer: boolean) {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    }
    port1.onmessage = ({ data }) => finish(data === true);
    client.postMessage({ type: 'is-unloading' } satisfies WorkerMessage, [port2]);
  });
}
