import { vi } from 'vitest';
import type { PageMessage, Status } from '../../../../../sw/messages';
import { part, precached } from './status';

/** A fake worker that answers with its status, which a download changes. */
export class FakeWorker extends EventTarget {
  status: Status = { current: part('a') };
  /** The status after a download. */
  downloaded: Status = { current: precached('a') };
  readonly heard: PageMessage[] = [];
  readonly scriptURL = 'http://localhost:3000/sw.js';
  /** Times of download requests, in ms. */
  readonly downloads: number[] = [];
  /** Whether the browser has stopped the worker, so that it sends no messages. */
  stopped = false;

  postMessage(message: PageMessage, [port]: MessagePort[] = []) {
    this.heard.push(message);
    if (this.stopped) return;
    if (message.type === 'download') {
      this.downloads.push(Date.now());
      this.status = this.downloaded;
    }
    port?.postMessage(this.status);
  }

  count(type: PageMessage['type']): number {
    return this.heard.filter((message) => message.type === type).length;
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => {});
  readonly unregister = vi.fn(async () => true);
  constructor(public active: FakeWorker | null) {
    super();
  }

  /** Simulates that the browser finds another worker and installs it. */
  find(next: FakeWorker) {
    this.installing = next;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = next;
    next.dispatchEvent(new Event('statechange'));
  }
}

/** The service workers of a browser. */
export class FakeContainer extends EventTarget {
  readonly worker = new FakeWorker();
  readonly registration = new FakeRegistration(this.worker);
  existing: FakeRegistration | undefined;
  controller: FakeWorker | null = null;
  readonly register = vi.fn(async () => this.registration);
  readonly getRegistration = vi.fn(async () => this.existing);

  /** Sends a message to the page. */
  say(data: unknown, ports: MessagePort[] = []) {
    this.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
  }
}
