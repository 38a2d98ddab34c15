import type { Benchmarks } from '../../lib/benchmark';

export const benchmarks: Benchmarks = {
  demos: { what: 'sizes and times of live demos', run: () => import('./measure') },
  editor: {
    what: 'how long an edit of a demo takes, and what it leaves in memory',
    run: () => import('./measure-editor'),
  },
};
