import type { Benchmarks } from '../../lib/benchmark';

export const benchmarks: Benchmarks = {
  versions: {
    what: 'what readers of an older version of the library load on top',
    run: () => import('./measure'),
    isTested: true,
  },
};
