/**
 * The kill switch: a build made with `OFFLINE=off` deploys this worker instead of the usual one. It deletes the
 * site's caches and unregisters itself. Open pages are not reloaded; the next page comes from the network.
 */
import { deleteOwnCaches } from './cache-names';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const { registration } = self;
  event.waitUntil(deleteOwnCaches(registration.scope).then(() => registration.unregister()));
});
