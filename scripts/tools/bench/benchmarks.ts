import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  'first-load': {
    what: 'size of the first load of all pages, or of the pages you name',
    run: () => import('./first-load'),
    isTested: true,
  },
  lighthouse: {
    what: 'Lighthouse scores of one page of each kind',
    run: () => import('./lighthouse'),
    isTested: true,
  },
};
