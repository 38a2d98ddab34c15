import type { Check } from '../../lib/check';

export const checks: Check[] = [
  {
    name: 'versions',
    what: 'weight of the marks of versions',
    command: 'npm run --silent bench -- versions',
    after: ['build'],
  },
];
