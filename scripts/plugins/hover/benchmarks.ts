import type { Benchmarks } from '../../lib/benchmark';

export const benchmarks: Benchmarks = {
  hover: {
    what: 'what the cards of names in code weigh, and how soon they are there',
    run: () => import('./measure'),
  },
};
