import { vi } from 'vitest';
import { BASE, FakeClient, MemoryCaches } from './world';

class FakeEvent {
  /** The work that keeps the worker running. */
  readonly waiting: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>): void {
    this.waiting.push(work);
  }
}

/** The global scope of a service worker, which its module uses when it is imported. Undo it with `unstubAllGlobals`. */
export class FakeScope {
  readonly caches = new MemoryCaches();
  readonly skipWaiting = vi.fn(async () => {});
  readonly clients = { claim: vi.fn(async () => {}), matchAll: async () => this.windows };
  readonly registration = {
    scope: BASE,
    waiting: null as FakeClient | null,
    unregister: vi.fn(async () => true),
    navigationPreload: { enable: vi.fn(async () => {}) },
  };
  windows: FakeClient[] = [];
  private readonly listeners: [type: string, listener: (event: FakeEvent) => void][] = [];

  constructor() {
    const { caches, skipWaiting, clients, registration, listeners } = this;
    const addEventListener = (type: string, listener: () => void) =>
      listeners.push([type, listener]);
    const globals = { caches, skipWaiting, clients, registration, addEventListener };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    vi.stubGlobal('self', globalThis);
    vi.stubGlobal('Client', FakeClient);
    vi.stubGlobal('FetchEvent', FakeEvent);
    vi.stubGlobal('ExtendableEvent', FakeEvent);
  }

  /** Sends an event to the worker, and waits until the browser may stop the worker. */
  async send(type: string, properties: object = {}): Promise<void> {
    const event = Object.assign(new FakeEvent(), properties);
    for (const [name, listener] of this.listeners) if (name === type) listener(event);
    await Promise.all(event.waiting);
  }
}
