/** Replaces the build's `virtual-symbol-groups` in unit tests. */
export const data: Record<string, Record<string, string[]>> = {
  'Undo and reset': {
    'withReset()': ['/docs/api/functions/withReset', '/docs/api/type-aliases/ResetOptions'],
  },
};
