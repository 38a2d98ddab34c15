import { colorMode as config } from '../config/color-mode';
import { LABELS } from '../config/constants';
import { useColorMode } from '../hooks/useColorMode';
import styles from './ColorModeToggle.module.css';

/** Switches between light and dark. Both icons are in the page; CSS shows the current one at once. */
export function ColorModeToggle() {
  const { colorMode, setColorMode } = useColorMode();
  if (config.disableSwitch) return null;
  const label = LABELS.colorModeToggle(`${colorMode} mode`);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sun}>
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
      </svg>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.moon}>
        <path d="M19.5 14.2A8 8 0 1 1 9.8 4.5a6.5 6.5 0 0 0 9.7 9.7Z" />
      </svg>
    </button>
  );
}
