import { colorMode as config } from '../../config/colorMode';
import { COLOR_MODE_KEY as KEY, LABELS } from '../../config/constants';
import type { ColorMode, ColorModeConfig } from '../../config/types';
import { onAction } from '../../lib/actions';
import { readStored, store } from '../../lib/storage';

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** The document's `data-theme` attribute is the source of truth. */
function currentMode(): ColorMode {
  const { theme } = document.documentElement.dataset;
  return isColorMode(theme) ? theme : config.defaultMode;
}

/**
 * Follows other tabs and the system.
 *
 * @param config whether readers and the system may change the mode
 * @param onChange called on every change, including changes by other tabs and the system
 * @returns sets and stores a mode; `null` clears the stored one
 */
export function keepColorMode(
  { defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeConfig,
  onChange: () => void,
): (mode: ColorMode | null) => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const fallback = (): ColorMode => {
    if (!respectPrefersColorScheme) return defaultMode;
    return dark.matches ? 'dark' : 'light';
  };
  const apply = (mode: ColorMode) => {
    document.documentElement.dataset.theme = mode;
    onChange();
  };

  if (disableSwitch) store(KEY, null);
  addEventListener('storage', ({ key, newValue, storageArea }) => {
    // Ignores session storage. The key is null when another tab clears the whole storage.
    if (storageArea !== localStorage || disableSwitch || (key !== KEY && key !== null)) return;
    apply(isColorMode(newValue) ? newValue : fallback());
  });
  if (respectPrefersColorScheme) {
    // Browsers print in light mode, and fire change events before and after printing.
    let printing = false;
    dark.addEventListener('change', () => {
      const wasPrinting = printing;
      printing = matchMedia('print').matches;
      if (!printing && !wasPrinting && readStored(KEY, /^(light|dark)$/) === null)
        apply(fallback());
    });
  }

  return (mode) => {
    store(KEY, mode);
    apply(mode ?? fallback());
  };
}

/** Lets the toggles switch the color mode and show it. */
export function startColorMode(): void {
  const setMode = keepColorMode(config, showColorMode);
  showColorMode();
  onAction('color-mode', () => setMode(currentMode() === 'dark' ? 'light' : 'dark'));
}

/** Shows the mode on all toggles, including newly added ones. */
export function showColorMode(): void {
  const label = LABELS.colorModeToggle(`${currentMode()} mode`);
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-action="color-mode"]')) {
    toggle.ariaLabel = label;
    toggle.title = label;
  }
}
