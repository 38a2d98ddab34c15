import type { Benchmarks } from '../../testing/benchmark';

export const benchmarks: Benchmarks = {
  demos: { what: 'sizes and times of live demos', run: () => import('./measure') },
  editor: {
    what: 'response time and memory growth of the demo editor',
    run: () => import('./measure-editor'),
  },
  'share-links': {
    what: 'how long links with large code block the page',
    run: () => import('./measure-links'),
  },
};
