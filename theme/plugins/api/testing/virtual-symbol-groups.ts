/** Replaces the build's `virtual-symbol-groups` in unit tests. */
export const data: Record<string, string[]> = {
  'withReset()': ['/docs/api/functions/withReset', '/docs/api/type-aliases/ResetOptions'],
};
