/**
 * The way out: a worker that removes itself and everything that the site has stored. A build made with
 * `OFFLINE=off` puts it in the place of the other one. It reloads no page: open pages go on with what
 * they have, the next one comes from the network.
 */
import { isOwnCache } from './cache-names';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const own = names.filter((name) => isOwnCache(name, self.registration.scope));
      await Promise.all(own.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  );
});
