import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'versions',
    what: 'size of the version marks',
    command: 'npm run --silent bench -- versions',
    after: ['build'],
  },
];
