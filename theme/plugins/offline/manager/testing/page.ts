import { expect, onTestFinished, vi } from 'vitest';
import type { PageMessage, Status } from '../../../../../sw/messages';
import { OfflineManager } from '../offline-manager';
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
  readonly unregister = vi.fn(async () => {
    this.onUnregister();
    return true;
  });
  constructor(
    public active: FakeWorker | null,
    private readonly onUnregister: () => void,
  ) {
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
  readonly registration = new FakeRegistration(this.worker, () => {
    this.existing = undefined;
  });
  existing: FakeRegistration | undefined;
  controller: FakeWorker | null = null;
  readonly register = vi.fn(async () => {
    this.existing = this.registration;
    return this.registration;
  });
  readonly getRegistration = vi.fn(async () => this.existing);

  /** Sends a message to the page. */
  say(data: unknown, ports: MessagePort[] = []) {
    this.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
  }
}

/** The reader's connection. */
export const connection = { saveData: false };

export type FakePage = ReturnType<typeof fakePage>;

/** Opens a page in a browser with a fake worker and fake time. The page ends with the test. */
export function fakePage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubEnv('OFFLINE', '1');
  vi.stubEnv('BASE_URL', '/');
  localStorage.clear();
  /** Functions that end pages, whose listeners would affect later tests. */
  const leave: (() => void)[] = [];
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, run: EventListenerOrEventListenerObject) => {
        listen(type, run);
        leave.push(() => target.removeEventListener(type, run));
      },
    );
  }
  const container = new FakeContainer();
  connection.saveData = false;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('caches', { keys: async () => [], delete: async () => true });
  onTestFinished(() => {
    for (const end of leave) end();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(navigator, 'connection');
  });

  const manager = new OfflineManager();
  const phase = () => manager.getState().phase;
  const becomes = (expected: string) => expect.poll(phase).toBe(expected);
  return { container, worker: container.worker, manager, phase, becomes };
}

/** Simulates that the reader returns to the page's tab. */
export const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));
