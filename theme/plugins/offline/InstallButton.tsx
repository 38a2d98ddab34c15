import { useSyncExternalStore } from 'react';
import { Button } from './Button';
import { canInstall, install, onCanInstallChange } from './manager/install-prompt';

/** Renders a button that installs the site as an app. It is only shown if the browser can do this now. */
export function InstallButton() {
  const isShown = useSyncExternalStore(onCanInstallChange, canInstall, () => false);
  return isShown && <Button onClick={install}>Install as an app</Button>;
}
