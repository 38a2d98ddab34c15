import type { Check } from '../../lib/check';

export const checks: Check[] = [
  {
    name: 'remove',
    what: 'the site without the plugin of the day',
    command: 'npm run --silent plugins:remove -- --of-the-day --cached --steps types,build,core',
    after: ['build'],
  },
];
