import { colorMode } from '../config/theme';
import type { ColorMode } from '../config/types';

const constant: readonly [ColorMode, () => void] = [colorMode.defaultMode, () => {}];

/**
 * Rspress asks for the colour mode here, at the root of everything, and passes it down as context. What
 * it gets never changes: a change would render the whole page anew, in the midst of hydration if the
 * reader prefers the other mode. Colours are a matter of CSS, and what depends on the mode besides uses
 * `useColorMode()`.
 */
export function useThemeState() {
  return constant;
}
