import type { Benchmarks } from '../../lib/benchmark';

export const benchmarks: Benchmarks = {
  search: { what: 'how fast the search answers', run: () => import('./bench') },
  'search-quality': {
    what: 'how often it finds what readers look for',
    run: () => import('./quality'),
    isTested: true,
  },
};
