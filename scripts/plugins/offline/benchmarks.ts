import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  offline: {
    what: 'download sizes of the offline copy and its updates',
    run: () => import('./measure'),
    isTested: true,
  },
};
