import { useSyncExternalStore } from 'react';
import { Button } from './Button';
import { canInstall, install, onCanInstallChange } from './manager/install-prompt';

/** Installs the site as an app. Only shown if the browser can do that now. */
export function InstallButton() {
  const isShown = useSyncExternalStore(onCanInstallChange, canInstall, () => false);
  return isShown && <Button onClick={install}>Install as an app</Button>;
}
