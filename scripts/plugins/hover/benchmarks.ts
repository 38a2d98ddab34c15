import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  hover: {
    what: 'size of the data of hover cards, and how soon a card appears',
    run: () => import('./measure'),
  },
};
