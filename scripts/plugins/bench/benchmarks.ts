import type { Benchmarks } from '../../lib/benchmark';

export const benchmarks: Benchmarks = {
  pages: {
    what: 'how build and first load grow with 100 and 1,000 more pages',
    run: () => import('./pages'),
  },
  'first-load': {
    what: 'the weight of the first load: of all pages, or of those named',
    run: () => import('./first-load'),
    isTested: true,
  },
  navigation: {
    what: "from a click to the new page's heading",
    run: () => import('./navigation'),
  },
  lighthouse: {
    what: 'Lighthouse, on one page of each kind',
    run: () => import('./lighthouse'),
    isTested: true,
  },
};
