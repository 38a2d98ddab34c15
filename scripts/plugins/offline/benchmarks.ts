import type { Benchmarks } from '../../lib/benchmark';

export const benchmarks: Benchmarks = {
  offline: {
    what: 'what reading offline and updates download',
    run: () => import('./measure'),
    isTested: true,
  },
};
