import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  pages: {
    what: 'growth of the build and the first load with 100 and 1,000 more pages',
    run: () => import('./pages'),
  },
  'first-load': {
    what: 'size of the first load of all pages, or of the given ones',
    run: () => import('./first-load'),
    isTested: true,
  },
  navigation: {
    what: "time from a click to the new page's heading",
    run: () => import('./navigation'),
  },
  lighthouse: {
    what: 'Lighthouse on one page of each kind',
    run: () => import('./lighthouse'),
    isTested: true,
  },
};
