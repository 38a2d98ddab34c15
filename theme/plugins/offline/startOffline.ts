import { whenIdle } from '../../lib/when-idle';
import { captureInstallPrompt } from './manager/install-prompt';

/**
 * Starts offline support when the page is idle: loads its code, and registers the worker. Only this function is part of
 * the first load.
 */
export function startOffline(): void {
  // For the styles in `offline.css`.
  const show = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
  captureInstallPrompt();
  if (!import.meta.env.PROD) return;
  whenIdle(() => {
    // The page works without notices.
    import(/* webpackChunkName: "offline" */ './notices').then(
      ({ startNotices }) => startNotices(),
      () => {},
    );
  });
}
