import type { ColorModeConfig } from './types';

/** Light unless the reader says otherwise; the operating system is not asked. */
export const colorMode: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
