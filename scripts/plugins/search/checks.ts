import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'search',
    what: 'quality of the search',
    command: 'npm run --silent bench -- search-quality',
    after: ['build'],
  },
];
