import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'prose',
    what: 'prose',
    command: 'npm run --silent prose',
    after: ['build'],
    readsPages: true,
  },
];
