import { messageSW } from 'workbox-window/messageSW.js';
import { deleteOwnCaches } from '../../../../sw/cache-names';
import type { PageMessage, Status } from '../../../../sw/messages';
import { withTimeout } from '../../../../sw/with-timeout';
import { BASE } from '../../../lib/base';

/** URL of the home page. A function, because the build renders the panel without a location. */
const base = () => new URL(BASE, location.origin);

/** Timeout of a worker's answer, in ms. By then, the browser has stopped the worker. */
const ANSWER_TIMEOUT = 10_000;

/** Timeout of a check for a new worker, in ms. */
const UPDATE_TIMEOUT = 30_000;

/** Timeout for finding the registration and for installing a worker, in ms. Neither needs the network. */
const LOCAL_TIMEOUT = 5000;

/** The page's service worker registration: registers, updates, messages and removes the worker. */
export class WorkerRegistration {
  private registration: ServiceWorkerRegistration | undefined;
  private updating = Promise.resolve(true);

  /**
   * @throws if the browser refuses access or does not answer
   */
  async find(): Promise<ServiceWorkerRegistration | undefined> {
    if (this.registration) return this.registration;
    const looked = navigator.serviceWorker.getRegistration(base()).then((found) => ({ found }));
    const result = await withTimeout(looked, LOCAL_TIMEOUT);
    if (!result) throw new Error('The browser does not respond.');
    return result.found;
  }

  /** @throws if the browser refuses it */
  async register(onUpdate: () => void): Promise<void> {
    if (this.registration) return;
    // A busy browser may answer too late. The registration then shows whether it refuses.
    const found = await this.find().catch(() => undefined);
    // Another registration would wait for the update checks of other tabs, whose requests may hang.
    const worker = new URL('sw.js', base()).href;
    const isRegistered = found?.active?.scriptURL === worker;
    this.registration = isRegistered
      ? found
      : await navigator.serviceWorker.register(worker, { scope: base().pathname });
    this.registration.addEventListener('updatefound', onUpdate);
  }

  /** Whether the check was possible, even if this page has not registered a worker. Never rejects. */
  update(): Promise<boolean> {
    // Checks run one after another, because browsers merge concurrent checks, and the running one may miss a new
    // deployment.
    this.updating = this.updating
      .then(async () => {
        const registration = await this.find();
        if (!registration) return true;
        const checked = registration.update().then(() => true);
        return (await withTimeout(checked, UPDATE_TIMEOUT)) ?? false;
      })
      .catch(() => false);
    return this.updating;
  }

  /** Only the newest worker can download the newest build. Undefined if there is none or it does not answer. */
  async send(message: PageMessage): Promise<Status | undefined> {
    const registration = await this.find().catch(() => undefined);
    const worker = registration && (await newestWorker(registration));
    const answer = worker && (messageSW(worker, message) as Promise<Status | undefined>);
    const status = await (message.type === 'download' || !answer
      ? answer
      : withTimeout(answer, ANSWER_TIMEOUT));
    // The browser may have removed the worker together with the data of the site. If so, it must be registered again.
    if (!status) this.registration = undefined;
    return status;
  }

  async remove(): Promise<void> {
    await this.send({ type: 'remove' });
    await this.registration?.unregister();
    this.registration = undefined;
    await deleteOwnCaches(base().href);
  }
}

/** Waits for a worker that is being installed. */
async function newestWorker(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | undefined> {
  const { installing } = registration;
  if (installing) {
    const installed = new Promise<unknown>((resolve) => {
      installing.addEventListener('statechange', resolve, { once: true });
    });
    await withTimeout(installed, LOCAL_TIMEOUT);
  }
  return registration.waiting ?? registration.active ?? undefined;
}
