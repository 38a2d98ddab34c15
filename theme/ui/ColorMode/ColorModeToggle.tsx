import { LABELS } from '../../config/constants';
import { colorMode as config } from '../../config/theme';
import { Icon, iconButton } from '../Icon/Icon';

/** Renders a toggle between light and dark mode. CSS selects the icon, so that it is correct at first paint. */
export function ColorModeToggle() {
  if (config.disableSwitch) return null;
  const label = LABELS.colorModeToggle(`${config.defaultMode} mode`);
  return (
    <button
      type="button"
      className={`${iconButton} needs-scripts`}
      aria-label={label}
      title={label}
      data-action="color-mode"
    >
      <Icon name="mode" />
    </button>
  );
}
