import { messageSW } from 'workbox-window/messageSW.js';
import { Workbox } from 'workbox-window/Workbox.js';
import { isConnectionSpare as isSparing } from '../../theme/runtime/preload/connection';
import { isOwnCache } from '../cacheNames';
import {
  type CopyStatus,
  isMessage,
  type PageMessage,
  type Status,
  type WorkerMessage,
} from '../messages';
import { choose, isChosen, onChoice } from './choice';
import { answerLeaving, watchLeaving } from './leaving';
import { type OfflineState, stateOf } from './state';

/** Time between two looks for a new version, in ms. */
const UPDATE_INTERVAL = 60 * 60_000;

/** A download that says nothing for so long, in ms, is asked about: its worker may have been stopped. */
const STALLED_AFTER = 10_000;

/** The bundler gives the base without its last slash. */
const BASE = new URL(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/`, location.origin);
const WORKER = new URL('sw.js', BASE).href;

/** An answer that takes longer, in ms, will not come: the worker has been stopped. */
const ANSWER_TIME = 10_000;

/** How often a page begins the same download on its own. More would be a loop. */
const ATTEMPTS = 3;

/** Waits before a download that the network has left is tried again, in ms; the last one for ever. */
const RETRY_AFTER = [5_000, 60_000, 10 * 60_000] as const;

/**
 * A page's side of reading offline: registers the worker, keeps the copy complete, looks for new
 * versions, and says how things stand. One per page.
 */
class Session {
  private state: OfflineState = { phase: 'starting', offered: false };
  private readonly listeners = new Set<() => void>();
  private registration: ServiceWorkerRegistration | undefined;
  private lastSign = 0;
  private attempts = 0;
  private retries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): OfflineState => this.state;

  /** Begins. Downloads only what the reader's connection and earlier choices allow. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) {
      this.set({ phase: 'unsupported', offered: false });
      return;
    }
    this.listen();
    const existing = await navigator.serviceWorker.getRegistration(BASE);
    if (!import.meta.env.OFFLINE) {
      this.set({ phase: 'off', offered: false });
      await existing?.update();
    } else if (isChosen('removed')) {
      this.set({ phase: 'removed', offered: false });
    } else if (!existing && isSparing()) {
      this.set({ phase: 'unasked', offered: false });
    } else {
      await this.connect();
    }
  }

  /** The reader asks for the copy, or for what is missing of it. */
  readonly makeAvailable = async (): Promise<void> => {
    choose('removed', false);
    // Asked for by the reader, the copy may outlive a tidying browser.
    void navigator.storage?.persist?.().catch(() => false);
    await this.connect();
    await this.download();
  };

  /** The reader wants the new version now. This page is loaded again, no other one. */
  readonly takeUpdate = async (): Promise<void> => {
    await this.send({ type: 'take' });
    location.reload();
  };

  /** The reader does not want the new version on this visit. */
  readonly putOffUpdate = async (): Promise<void> => {
    this.set({ ...this.state, offered: false });
    await this.send({ type: 'later' });
  };

  /** The reader wants nothing stored, now and later. */
  readonly remove = async (): Promise<void> => {
    choose('removed', true);
    await this.send({ type: 'remove' });
    await this.registration?.unregister();
    this.registration = undefined;
    const own = (await caches.keys()).filter((name) => isOwnCache(name, BASE.href));
    await Promise.all(own.map((name) => caches.delete(name)));
    this.set({ phase: 'removed', offered: false });
  };

  /** Looks for a new version. */
  readonly checkForUpdate = async (): Promise<void> => {
    // Without a network there is nothing to find, and that is no failure.
    await this.registration?.update().catch(() => {});
  };

  private async connect(): Promise<void> {
    if (!this.registration) {
      const workbox = new Workbox(WORKER, { scope: BASE.pathname, updateViaCache: 'none' });
      try {
        this.registration = await workbox.register({ immediate: true });
      } catch (error) {
        this.set({ phase: 'incomplete', offered: false, failed: String(error) });
        return;
      }
      this.registration?.addEventListener('updatefound', () => {
        this.attempts = 0;
        void this.refresh();
      });
    }
    await this.refresh({ type: 'hello', scripts: ownScripts() });
    if (!isSparing()) await this.checkForUpdate();
  }

  /** Asks how things stand, and has the copy completed where that is due. */
  private async refresh(question: PageMessage = { type: 'status' }): Promise<void> {
    const status = await this.send(question);
    if (!status || isChosen('removed')) return;
    const newest = status.next ?? status.current;
    // What has failed once is not tried again and again: see `retry`.
    const due =
      newest !== undefined &&
      !newest.ready &&
      !newest.downloading &&
      newest.failures.length === 0 &&
      this.attempts < ATTEMPTS &&
      !isSparing();
    this.show(status, due);
    if (!due) return;
    this.attempts += 1;
    await this.download();
  }

  private async download(): Promise<void> {
    this.lastSign = Date.now();
    const status = await this.send({ type: 'download' });
    if (status && !isChosen('removed')) this.show(status);
  }

  private show(status: Status, due = false): void {
    this.set(stateOf(status, isSparing(), due));
    this.planRetry(status.next ?? status.current);
    if (status.next) watchLeaving();
  }

  private listen(): void {
    navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (isMessage(data)) this.hear(data as WorkerMessage, ports[0]);
    });
    addEventListener('pagehide', () => this.leave());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.leave();
      else if (!isSparing()) void this.checkForUpdate().then(() => this.retry());
    });
    addEventListener('online', () => void this.retry());
    setInterval(() => {
      if (!isSparing()) void this.checkForUpdate();
    }, UPDATE_INTERVAL);
    setInterval(() => {
      const { phase, update } = this.state;
      const downloading = phase === 'downloading' || update?.downloading;
      if (downloading && Date.now() - this.lastSign > STALLED_AFTER) void this.refresh();
    }, STALLED_AFTER);
    onChoice('removed', () => void this.start());
  }

  private hear(message: WorkerMessage, port: MessagePort | undefined): void {
    switch (message.type) {
      case 'changed':
        void this.refresh();
        break;
      case 'progress':
        this.progress(message);
        break;
      case 'leaving?':
        answerLeaving(port);
        break;
    }
  }

  private progress({ id, done, total }: Extract<WorkerMessage, { type: 'progress' }>): void {
    this.lastSign = Date.now();
    const { copy, update } = this.state;
    const advance = { done, total, downloading: true };
    if (copy?.id === id) {
      this.set({ ...this.state, phase: 'downloading', copy: { ...copy, ...advance } });
    } else if (update?.id === id) {
      this.set({ ...this.state, update: { ...update, ...advance } });
    } else {
      void this.refresh();
    }
  }

  /** The network is back, or the reader: another try for what has failed, unless there is no room. */
  private async retry(): Promise<void> {
    const { copy, update } = this.state;
    const failures = (update ?? copy)?.failures ?? [];
    if (failures.length === 0 || isSparing() || isChosen('removed')) return;
    if (!failures.some(({ reason }) => reason === 'quota')) await this.download();
  }

  /** Browsers do not always notice when a network is of use again. */
  private planRetry(newest: CopyStatus | undefined): void {
    clearTimeout(this.retryTimer);
    if (newest?.ready) this.retries = 0;
    if (!newest?.failures.some(({ reason }) => reason === 'network')) return;
    const wait = RETRY_AFTER[Math.min(this.retries, RETRY_AFTER.length - 1)];
    this.retryTimer = setTimeout(() => {
      this.retries += 1;
      void this.retry();
    }, wait);
  }

  private leave(): void {
    if (isChosen('removed')) return;
    const path = location.pathname + location.search + location.hash;
    const message: PageMessage = { type: 'last-page', path };
    navigator.serviceWorker.controller?.postMessage(message);
  }

  /** Speaks to the newest worker: it knows all builds, and its own is the one to complete. */
  private async send(message: PageMessage): Promise<Status | undefined> {
    const { registration } = this;
    const worker = registration && (await newestWorker(registration));
    if (!worker) return undefined;
    const answer = messageSW(worker, message) as Promise<Status | undefined>;
    return message.type === 'download' ? answer : atMost(ANSWER_TIME, answer);
  }

  private set(state: OfflineState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function atMost<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined)),
  ]);
}

/** The newest worker that can be spoken to. One that is being installed is waited for. */
async function newestWorker(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | undefined> {
  const { installing } = registration;
  if (installing) {
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => resolve(), { once: true });
    });
  }
  return registration.waiting ?? registration.active ?? undefined;
}

/** Paths below the base of the scripts that this page's document has named. */
function ownScripts(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(BASE.href))
    .map((src) => src.slice(BASE.href.length));
}

export type { Session };

let session: Session | undefined;

/** The page's session, begun on the first call. */
export function openSession(): Session {
  if (!session) {
    session = new Session();
    void session.start();
  }
  return session;
}
