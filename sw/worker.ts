/**
 * The service worker: which event goes where. What happens there is in the modules that it imports.
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import type { Build } from './build';
import { cacheNames } from './cache-names';
import { isMessage, type PageMessage } from './messages';
import { Precache } from './precache';
import { createRouter } from './router';
import { FileStore, Records } from './store';
import { WindowClients } from './window-clients';

declare const self: ServiceWorkerGlobalScope;
/** Defined by `scripts/offline` when it bundles the worker. */
declare const __BUILD__: Build;

const { scope } = self.registration;
const names = cacheNames(scope);
const precache = new Precache(
  __BUILD__,
  new FileStore(caches, names.files, scope),
  new Records(caches, names.records, scope),
  new WindowClients(self.clients),
  (...args) => fetch(...args),
);

self.addEventListener('install', (event) => {
  event.waitUntil(
    precache.install().then(async (isFirst) => {
      if (isFirst) await self.skipWaiting();
    }),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate().then(() => self.clients.claim()));
});
enableNavigationPreload();

createRouter(precache, scope, () => {
  self.registration.waiting?.postMessage({ type: 'activate' } satisfies PageMessage);
}).addFetchListener();

self.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  if (!isMessage(data)) return;
  const client = source instanceof Client ? source.id : '';
  const done = handle(data as PageMessage, client).then(async () => {
    ports[0]?.postMessage(await precache.status(client));
    if (data.type === 'hello') await precache.cleanUp();
  });
  event.waitUntil(done);
});

async function handle(message: PageMessage, client: string): Promise<void> {
  switch (message.type) {
    case 'hello':
      return precache.identifyClient(client, message.scripts);
    case 'status':
      return;
    case 'download':
      return precache.download();
    case 'take':
      await precache.switchToNewest();
      return self.skipWaiting();
    case 'later':
      return precache.dismissUpdate();
    case 'remove':
      return precache.remove();
    case 'last-page':
      return precache.rememberLastPage(message.path);
    case 'activate':
      return self.skipWaiting();
  }
}
