import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHost, type Host } from './project';

/** Responds to a request in place of the host. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** A deployed site that can be redeployed, go down, and return faulty files. */
export class Deployment {
  readonly faults = new Map<RegExp, Fault>();
  /** Requested paths, in order. */
  readonly requests: string[] = [];
  /** While true, requests are not answered, as if there were no network or server. */
  down = false;
  /**
   * Whether a request takes the site down. A test could be too slow to interrupt a download
   * itself.
   */
  isUnavailable: (path: string) => boolean = () => false;
  /** How far the clock of the host is ahead, in ms. */
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

  /** Restores the state right after the last deploy. */
  recover(): void {
    this.down = false;
    this.isUnavailable = () => false;
    this.faults.clear();
    this.requests.length = 0;
    this.clockOffset = 0;
  }

  private intercept(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url ?? '';
    this.down ||= this.isUnavailable(path);
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
