import { messageSW } from 'workbox-window/messageSW.js';
import { Workbox } from 'workbox-window/Workbox.js';
import { isOwnCache } from '../cache-names';
import type { PageMessage, Status } from '../messages';
import { atMost } from '../with-timeout';

/** The bundler gives the base without its last slash. */
const BASE = new URL(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/`, location.origin);
const WORKER = new URL('sw.js', BASE).href;

/** An answer that takes longer, in ms, will not come: the worker has been stopped. */
const ANSWER_TIME = 10_000;

/** A look for a new worker that takes longer, in ms, holds up the next one no more. */
const LOOKING_TIME = 30_000;

/** A page's line to the worker: registers it, speaks to it, removes it. */
export class WorkerLink {
  private registration: ServiceWorkerRegistration | undefined;
  private looking = Promise.resolve();

  /** Whether an earlier visit has registered a worker. */
  async exists(): Promise<boolean> {
    return (await navigator.serviceWorker.getRegistration(BASE)) !== undefined;
  }

  /**
   * Registers the worker, once.
   *
   * @param onUpdate called when another worker arrives
   * @throws where the browser refuses it
   */
  async register(onUpdate: () => void): Promise<void> {
    if (this.registration) return;
    const workbox = new Workbox(WORKER, { scope: BASE.pathname, updateViaCache: 'none' });
    this.registration = await workbox.register({ immediate: true });
    this.registration?.addEventListener('updatefound', onUpdate);
  }

  /** Looks for a new worker, also of a registration that only an earlier visit has made. */
  update(): Promise<void> {
    // One after the other: browsers join a look to one that runs, which may be older than a deploy.
    this.looking = this.looking.then(async () => {
      const registration =
        this.registration ?? (await navigator.serviceWorker.getRegistration(BASE));
      // Without a network there is nothing to find, and that is no failure.
      if (registration)
        await atMost(
          LOOKING_TIME,
          registration.update().catch(() => {}),
        );
    });
    return this.looking;
  }

  /**
   * Speaks to the newest worker: it knows all builds, and its own is the one to complete.
   *
   * @returns its answer; undefined where there is no worker or it has been stopped.
   */
  async send(message: PageMessage): Promise<Status | undefined> {
    const { registration } = this;
    const worker = registration && (await newestWorker(registration));
    if (!worker) return undefined;
    const answer = messageSW(worker, message) as Promise<Status | undefined>;
    return message.type === 'download' ? answer : atMost(ANSWER_TIME, answer);
  }

  /** Takes the worker away, with all that it has stored. */
  async remove(): Promise<void> {
    await this.send({ type: 'remove' });
    await this.registration?.unregister();
    this.registration = undefined;
    const own = (await caches.keys()).filter((name) => isOwnCache(name, BASE.href));
    await Promise.all(own.map((name) => caches.delete(name)));
  }
}

/** Paths below the base of the scripts that this page's document has named. */
export function ownScripts(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(BASE.href))
    .map((src) => src.slice(BASE.href.length));
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
