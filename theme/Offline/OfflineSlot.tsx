import { type ComponentType, useEffect, useState } from 'react';
import { captureInstallPrompt } from '../../sw/client/install-prompt';
import { whenIdle } from '../../sw/client/when-idle';
import './offline.css';

/**
 * Makes the site readable offline once the page is at rest, and shows what there is to say about it.
 * This is all of it that is part of the first load.
 */
export function OfflineSlot() {
  const [Notices, setNotices] = useState<ComponentType>();

  useEffect(() => {
    const root = document.documentElement;
    // Styles show the mark and what needs the network; see `offline.css`.
    const show = () => root.toggleAttribute('data-offline', !navigator.onLine);
    show();
    addEventListener('online', show);
    addEventListener('offline', show);
    captureInstallPrompt();
    const cancel = import.meta.env.PROD
      ? whenIdle(() => {
          // Where this part does not load, the page does without.
          import('./Notices').then(
            (module) => setNotices(() => module.Notices),
            () => {},
          );
        })
      : undefined;
    return () => {
      removeEventListener('online', show);
      removeEventListener('offline', show);
      cancel?.();
    };
  }, []);

  return Notices ? <Notices /> : null;
}
