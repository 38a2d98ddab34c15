import type { ClientPlugin } from '../../lib/plugin';
import { whenIdle } from '../../lib/when-idle';

/** Starts offline support when the page is idle: loads its code, and registers the worker. */
function start(): void {
  // For the styles in `offline.css`.
  const show = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
  if (!import.meta.env.PROD) return;
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
