import type { PageMessage } from '../../../sw/messages';
import { onAction } from '../../lib/actions';
import type { ClientPlugin } from '../../lib/plugin';
import { whenIdle } from '../../lib/when-idle';
import { documentScripts } from './documentScripts';

/** Tells the worker that this page works. It is not part of the chunk below, which may be broken or blocked. */
async function reportStart(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({
    type: 'started',
    scripts: documentScripts(),
  } satisfies PageMessage);
}

/** Starts offline support when the page is idle: loads its code, and registers the worker. */
function start(): void {
  // For the styles in `offline.css`.
  const show = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
  // In the panel. Handled here, because the panel offers it if its own code does not load.
  onAction('reload', () => location.reload());
  if (!import.meta.env.PROD) return;
  new MutationObserver(reportStart).observe(document.documentElement, {
    attributeFilter: ['data-hydrated'],
  });
  whenIdle(() => {
    // The page works without notices.
    import(/* webpackChunkName: "offline" */ './notices').then(
      ({ startNotices }) => startNotices(),
      () => {},
    );
  });
}

export default {
  islands: {
    OfflinePanel: {
      what: 'The state of the offline copy',
      load: async () =>
        (await import(/* webpackChunkName: "island-offline" */ './OfflinePanel')).OfflinePanel,
    },
  },
  start,
} satisfies ClientPlugin;
