import type { Check } from '../../lib/check';

export const checks: Check[] = [
  {
    name: 'prose',
    what: 'prose',
    command: 'npm run --silent prose',
    after: ['build'],
    readsPages: true,
  },
];
