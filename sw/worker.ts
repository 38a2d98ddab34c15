/**
 * The service worker: which event leads where. What happens there is in the files that it imports.
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import type { Build } from './build';
import { cacheNames } from './cache-names';
import { isMessage, type PageMessage } from './messages';
import { Site } from './precache';
import { FileStore } from './store/file-store';
import { Records } from './store/records';
import { FileStrategy } from './strategies/file-strategy';
import { PageStrategy } from './strategies/page-strategy';
import { LaunchStrategy } from './strategies/start-url-strategy';
import { Tabs } from './window-clients';

declare const self: ServiceWorkerGlobalScope;
/** Put in by `scripts/offline` when the site is built. */
declare const __BUILD__: Build;

const { scope } = self.registration;
const names = cacheNames(scope);
const site = new Site({
  own: __BUILD__,
  files: new FileStore(caches, names.files, scope),
  records: new Records(caches, names.records, scope),
  tabs: new Tabs(self.clients),
  fetch: (...args) => fetch(...args),
});

self.addEventListener('install', (event) => event.waitUntil(site.install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(site.activate().then(() => self.clients.claim()));
});
enableNavigationPreload();

const pages = new PageStrategy(site, scope, () => {
  self.registration.waiting?.postMessage({ type: 'activate' } satisfies PageMessage);
});
const files = new FileStrategy(site, scope);
const launch = new LaunchStrategy(site.records, scope);
registerRoute(({ request, url }) => request.mode === 'navigate' && launch.matches(url), launch);
registerRoute(({ request, url }) => request.mode === 'navigate' && pages.matches(url), pages);
// Also opened in a tab of their own: the sources of the demos, and pictures.
registerRoute(({ url }) => files.matches(url), files);

self.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  if (!isMessage(data)) return;
  const client = source instanceof Client ? source.id : '';
  const done = act(data as PageMessage, client).then(async () => {
    const [port] = ports;
    if (port) port.postMessage(await site.status(client));
    if (data.type === 'hello') await site.tidy();
  });
  event.waitUntil(done);
});

async function act(message: PageMessage, client: string): Promise<void> {
  switch (message.type) {
    case 'hello':
      return site.recognize(client, message.scripts);
    case 'status':
      return;
    case 'download':
      return site.download();
    case 'take':
      await site.take();
      return self.skipWaiting();
    case 'later':
      return site.putOff();
    case 'remove':
      return site.remove(caches, Object.values(names));
    case 'last-page':
      return site.leftAt(message.path);
    case 'activate':
      return self.skipWaiting();
  }
}
