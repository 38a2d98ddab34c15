import type { Check } from '../../lib/check';

export const checks: Check[] = [
  {
    name: 'versions',
    what: 'size of the version marks',
    command: 'npm run --silent bench -- versions',
    after: ['build'],
  },
];
