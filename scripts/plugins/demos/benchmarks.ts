import type { Benchmarks } from '../../lib/benchmark';

export const benchmarks: Benchmarks = {
  demos: { what: 'sizes and times of live demos', run: () => import('./measure') },
  editor: {
    what: 'how long an edit of a demo takes, and what it leaves in memory',
    run: () => import('./measure-editor'),
  },
  'share-links': {
    what: 'for how long links with large code block the page',
    run: () => import('./measure-links'),
  },
};
