import type { WorkerMessage } from './messages';

/** A page that does not answer within this time, in ms, is taken to stay. */
const ANSWER_TIME = 150;

/** The open pages of the site, as a worker sees them. */
export class Tabs {
  constructor(private readonly clients: Clients) {}

  async ids(): Promise<Set<string>> {
    return new Set((await this.all()).map((client) => client.id));
  }

  /**
   * Whether a navigation leaves no other page open. The page that it replaces is still open at that
   * time and nothing tells it from the page of another tab, so it is asked.
   */
  async nobodyBut(newClient: string): Promise<boolean> {
    const others = (await this.all()).filter((client) => client.id !== newClient);
    const [only] = others;
    if (!only) return true;
    return others.length === 1 && ask(only);
  }

  async tell(message: WorkerMessage): Promise<void> {
    for (const client of await this.all()) client.postMessage(message);
  }

  private async all(): Promise<readonly Client[]> {
    const windows = await this.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return windows.filter((client) => client.frameType !== 'nested');
  }
}

function ask(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => done(false), ANSWER_TIME);
    function done(leaving: boolean) {
      clearTimeout(timer);
      port1.close();
      resolve(leaving);
    }
    port1.onmessage = ({ data }) => done(data === true);
    client.postMessage({ type: 'leaving?' } satisfies WorkerMessage, [port2]);
  });
}
