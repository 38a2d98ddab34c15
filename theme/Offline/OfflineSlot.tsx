import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { captureInstallPrompt } from '../../sw/client/install-prompt';
import { whenIdle } from '../../sw/client/when-idle';

/**
 * Where the offline parts start: it loads the notices, and with them the worker's registration, once the
 * page is idle. Only this much is part of the first load.
 */
export function OfflineSlot() {
  const [Notices, setNotices] = useState<ComponentType>();

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const root = document.documentElement;
    // For the styles in `offline.css`.
    const show = () => root.toggleAttribute('data-offline', !navigator.onLine);
    show();
    addEventListener('online', show, { signal });
    addEventListener('offline', show, { signal });
    captureInstallPrompt();
    const load = () => {
      // If they do not load, the page works without them.
      import(/* webpackChunkName: "offline" */ './Notices').then(
        (module) => setNotices(() => module.Notices),
        () => {},
      );
    };
    if (import.meta.env.PROD) whenIdle(load, signal);
    return () => gone.abort();
  }, []);

  // Behind the footer, which stands outside of the application.
  return Notices && createPortal(<Notices />, document.body);
}
