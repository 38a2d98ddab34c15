import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHost, type Host } from './project';

/** Answers a request instead of the host. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** A deployed site, which can be redeployed, lose its network and return faulty files. */
export class Deployment {
  readonly faults = new Map<RegExp, Fault>();
  /** Requested paths, in order. */
  readonly requests: string[] = [];
  /** Whether no request is answered: no network, or no server. */
  down = false;
  /** Takes the site down on a request, as tests may be too slow to interrupt a download. */
  goesDown: (path: string) => boolean = () => false;
  /** How far the host's clock is ahead, in ms. */
  clockOffset = 0;
  private host: Host | undefined;

  /** Deploys another build at the same URL. */
  async deploy(dir: string): Promise<void> {
    const port = this.host?.port ?? 0;
    await this.host?.close();
    this.host = await createHost({
      dir,
      port,
      intercept: (request, response) => this.intercept(request, response),
    });
  }

  get url(): string {
    if (!this.host) throw new Error('Nothing is deployed.');
    return this.host.url;
  }

  async close(): Promise<void> {
    await this.host?.close();
  }

  /** Restores the state after the last deploy. */
  recover(): void {
    this.down = false;
    this.goesDown = () => false;
    this.faults.clear();
    this.requests.length = 0;
    this.clockOffset = 0;
  }

  private intercept(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url ?? '';
    this.down ||= this.goesDown(path);
    if (this.down) {
      request.socket.destroy();
      return true;
    }
    this.requests.push(path);
    response.setHeader('Date', new Date(Date.now() + this.clockOffset).toUTCString());
    for (const [pattern, fault] of this.faults) {
      if (!pattern.test(path)) continue;
      fault(request, response);
      return true;
    }
    return false;
  }
}
