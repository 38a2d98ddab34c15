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
    what: 'Lighthouse: limits',
    command: 'npm run --silent bench -- lighthouse --limits',
    after: ['build'],
    needsBrowser: true,
  },
  {
    name: 'score',
    what: 'Lighthouse: performance score',
    command: 'npm run --silent bench -- lighthouse --score',
    // Nothing else may run, because this check measures times.
    cores: Number.POSITIVE_INFINITY,
    needsBrowser: true,
    last: true,
  },
];
