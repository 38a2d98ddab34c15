import { useSyncExternalStore } from 'react';
import { install, installPrompt, onInstallPrompt } from '../../sw/client/install-prompt';
import buttons from './buttons.module.css';

/** Offers to install the site, where the browser does. */
export function InstallButton() {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt, () => undefined);
  if (!prompt) return null;
  return (
    <button type="button" className={buttons.button} onClick={() => void install()}>
      Install as an app
    </button>
  );
}
