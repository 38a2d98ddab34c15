import { colorMode as config } from '../../config/colorMode';
import { LABELS } from '../../config/constants';
import { onAction } from '../../lib/actions';
import { createColorModeStore } from './colorModeStore';

const store = createColorModeStore(config);

/** Lets the toggles switch the color mode and show it. */
export function startColorMode(): void {
  store.subscribe(showColorMode);
  showColorMode();
  onAction('color-mode', () => store.set(store.get() === 'dark' ? 'light' : 'dark'));
}

/** Updates all toggles, including newly added ones. */
export function showColorMode(): void {
  const label = LABELS.colorModeToggle(`${store.get()} mode`);
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-action="color-mode"]')) {
    toggle.ariaLabel = label;
    toggle.title = label;
  }
}
