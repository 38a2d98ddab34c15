import { LABELS } from '../config/constants';
import { colorMode as config } from '../config/theme';
import { useColorMode } from '../hooks/useColorMode';
import { Icon, iconButton } from '../Icon/Icon';

/** Switches between light and dark. CSS draws the icon, so that it is the right one at first paint. */
export function ColorModeToggle() {
  const { colorMode, setColorMode } = useColorMode();
  if (config.disableSwitch) return null;
  const label = LABELS.colorModeToggle(`${colorMode} mode`);
  return (
    <button
      type="button"
      className={`${iconButton} needs-scripts`}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="mode" />
    </button>
  );
}
