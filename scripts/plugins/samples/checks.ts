import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'samples',
    what: 'samples',
    command: 'npm run --silent samples',
    after: ['build'],
    readsPages: true,
  },
];
