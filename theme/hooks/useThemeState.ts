/** Rspress asks the theme for the colour mode through this hook. */
export function useThemeState() {
  return ['light', () => {}] as const;
}
