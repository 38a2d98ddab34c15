import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  pages: {
    what: 'growth of the build and the first load with 100 and 1,000 additional pages',
    run: () => import('./pages'),
  },
  'first-load': {
    what: 'size of the first load of all pages, or of the pages you name',
    run: () => import('./first-load'),
    isTested: true,
  },
  navigation: {
    what: "time from a click to the new page's heading",
    run: () => import('./navigation'),
  },
  lighthouse: {
    what: 'Lighthouse scores of one page of each kind',
    run: () => import('./lighthouse'),
    isTested: true,
  },
};
