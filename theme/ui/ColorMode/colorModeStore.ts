import { colorMode as config } from '../../config/colorMode';
import { COLOR_MODE_KEY as KEY, LABELS } from '../../config/constants';
import type { ColorMode, ColorModeConfig } from '../../config/types';
import { onAction } from '../../lib/actions';
import { readStored, store } from '../../lib/storage';

const DARK = '(prefers-color-scheme: dark)';

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** The color mode as state outside React. The document's `data-theme` attribute is the source of truth. */
export interface ColorModeStore {
  get: () => ColorMode;
  /** Sets and stores a mode. `null` clears the stored one. */
  set: (mode: ColorMode | null) => void;
  /** Calls back on every change, including changes by other tabs and the system. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the store.
 * @param config whether readers and the system may change the mode
 */
export function createColorModeStore(config: ColorModeConfig): ColorModeStore {
  const listeners = new Set<() => void>();
  let stop = () => {};

  const get = (): ColorMode => {
    const { theme } = document.documentElement.dataset;
    return isColorMode(theme) ? theme : config.defaultMode;
  };
  const apply = (mode: ColorMode) => {
    document.documentElement.dataset.theme = mode;
    for (const listener of listeners) listener();
  };
  const fallback = (): ColorMode => {
    if (!config.respectPrefersColorScheme) return config.defaultMode;
    return matchMedia(DARK).matches ? 'dark' : 'light';
  };
  const set = (mode: ColorMode | null) => {
    store(KEY, mode);
    apply(mode ?? fallback());
  };

  const start = () => {
    if (config.disableSwitch) store(KEY, null);
    const listening = new AbortController();
    const { signal } = listening;
    // The key is null when another tab clears the whole storage.
    addEventListener(
      'storage',
      ({ key, newValue, storageArea }) => {
        // Ignores session storage.
        if (storageArea !== localStorage) return;
        if (config.disableSwitch || (key !== KEY && key !== null)) return;
        apply(isColorMode(newValue) ? newValue : fallback());
      },
      { signal },
    );
    if (config.respectPrefersColorScheme) {
      // Browsers print in light mode, and fire change events before and after printing.
      let printing = false;
      const followSystem = () => {
        const wasPrinting = printing;
        printing = matchMedia('print').matches;
        if (!printing && !wasPrinting && readStored(KEY, /^(light|dark)$/) === null)
          apply(fallback());
      };
      matchMedia(DARK).addEventListener('change', followSystem, { signal });
    }
    stop = () => listening.abort();
  };

  return {
    get,
    set,
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

const colorMode = createColorModeStore(config);

/** Lets the toggles switch the color mode and show it. */
export function startColorMode(): void {
  colorMode.subscribe(showColorMode);
  showColorMode();
  onAction('color-mode', () => colorMode.set(colorMode.get() === 'dark' ? 'light' : 'dark'));
}

/** Updates all toggles, including newly added ones. */
export function showColorMode(): void {
  const label = LABELS.colorModeToggle(`${colorMode.get()} mode`);
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-action="color-mode"]')) {
    toggle.ariaLabel = label;
    toggle.title = label;
  }
}
