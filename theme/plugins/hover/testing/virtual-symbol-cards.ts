/** Replaces the build's `virtual-symbol-cards` in unit tests. */
export const data = {
  '/docs/api/functions/withReset': {
    name: 'withReset',
    kind: 'Function',
    since: '19.0.0',
    summary: 'Resets the state.',
  },
};
