import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'weights',
    what: 'size of the first load',
    command: 'npm run --silent bench -- first-load',
    after: ['build'],
  },
  {
    name: 'bench',
    what: 'benchmarks, on their smallest input',
    command: 'npm run --silent bench -- --smoke',
    after: ['build'],
    needsBrowser: true,
  },
  {
    name: 'lighthouse',
    what: 'Lighthouse',
    command: 'npm run --silent bench -- lighthouse',
    // Nothing else may run, because this check measures times.
    cores: Number.POSITIVE_INFINITY,
    needsBrowser: true,
    last: true,
  },
];
