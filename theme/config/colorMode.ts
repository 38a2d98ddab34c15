import type { ThemeConfig } from './types';

/** Light until the reader chooses, whatever the operating system prefers. */
export const colorMode: ThemeConfig['colorMode'] = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
