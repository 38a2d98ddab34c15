import { useSyncExternalStore } from 'react';
import { canInstall, install, onCanInstallChange } from '../../sw/client/install-prompt';
import buttons from './buttons.module.css';

/** Offers to install the site, where the browser does. */
export function InstallButton() {
  const isOffered = useSyncExternalStore(onCanInstallChange, canInstall, () => false);
  if (!isOffered) return null;
  return (
    <button type="button" className={buttons.button} onClick={() => void install()}>
      Install as an app
    </button>
  );
}
