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
    this.faults.clear();
    this.requests.length = 0;
  }

  private intercept(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url ?? '';
    if (this.down) {
      request.socket.destroy();
      return true;
    }
    this.requests.push(path);
    for (const [pattern, fault] of this.faults) {
      if (!pattern.test(path)) continue;
      fault(request, response);
      return true;
    }
    return false;
  }
}
