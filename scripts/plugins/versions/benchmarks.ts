import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  versions: {
    what: 'what readers of an older version of the library load in addition',
    run: () => import('./measure'),
    isTested: true,
  },
};
