/** The service worker: passes events to the modules that handle them. */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import type { Build } from './build';
import { bypassesWorker } from './bypass';
import { cacheNames } from './cache-names';
import { WindowClients } from './clients';
import { handleMessage } from './handle-message';
import { isMessage, type PageMessage } from './messages';
import { Precache } from './precache';
import { createRouter } from './router';
import { FileStore, Records } from './store';

declare const self: ServiceWorkerGlobalScope;
/** Defined by `sw.js`, which imports this code (`scripts/plugins/offline/bundle-worker.ts`). */
declare const __BUILD__: Build;

const { scope } = self.registration;
const names = cacheNames(scope);
const precache = new Precache(
  __BUILD__,
  new FileStore(caches, names.files, scope),
  new Records(caches, names.records, scope),
  new WindowClients(self.clients, scope),
  (...args) => fetch(...args),
);

self.addEventListener('install', (event) => {
  const installed = precache.install().then(async (isFirst) => {
    if (isFirst) await self.skipWaiting();
  });
  // Without storage, the worker passes requests on to the network, and the page can show the reason.
  event.waitUntil(installed.catch((error) => precache.errors.add('install', error)));
  // By itself, because the code of open pages may be broken or blocked. Not part of the installation, which would fail
  // with it. If the browser stops the worker, the next navigation continues the download.
  void installed.then(resume, () => {});
});
self.addEventListener('activate', (event) => {
  // Nothing else, because navigations wait until the worker is active.
  event.waitUntil(self.clients.claim());
});
enableNavigationPreload();

const resume = () => precache.resume().catch((error) => precache.errors.add('download', error));

const router = createRouter(precache, scope);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (bypassesWorker(request.url) || bypassesWorker(request.referrer)) return;
  const answer = router.handleRequest({ request, event });
  if (!answer) return;
  event.respondWith(answer);
  if (request.mode !== 'navigate') return;
  const { waiting } = self.registration;
  if (waiting) waiting.postMessage({ type: 'resume' } satisfies PageMessage);
  else event.waitUntil(resume());
});

self.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  if (!isMessage(data)) return;
  const client = source instanceof Client ? source.id : '';
  const done = handleMessage(data as PageMessage, client, precache, self, ports[0]);
  event.waitUntil(data.type === 'hello' ? done.then(() => precache.cleanUp()) : done);
});
