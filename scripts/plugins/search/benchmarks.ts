import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  search: { what: 'response time of the search', run: () => import('./bench') },
  'search-quality': {
    what: 'how often the search finds the right page',
    run: () => import('./quality'),
    isTested: true,
  },
};
