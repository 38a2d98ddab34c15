import { useSyncExternalStore } from 'react';
import { LABELS } from '../config/constants';
import { colorMode as config } from '../config/theme';
import { Icon, iconButton } from '../Icon/Icon';
import { createColorModeStore } from './colorModeStore';

const store = createColorModeStore(config);
/** While the page hydrates the mode is the configured default, as in the HTML. */
const serverMode = () => config.defaultMode;

/** Switches between light and dark. CSS draws the icon, so that it is the right one at first paint. */
export function ColorModeToggle() {
  const colorMode = useSyncExternalStore(store.subscribe, store.get, serverMode);
  if (config.disableSwitch) return null;
  const label = LABELS.colorModeToggle(`${colorMode} mode`);
  return (
    <button
      type="button"
      className={`${iconButton} needs-scripts`}
      aria-label={label}
      title={label}
      onClick={() => store.set(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="mode" />
    </button>
  );
}
