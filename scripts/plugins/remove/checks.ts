import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'remove',
    what: 'the site without plugins',
    command: 'npm run --silent plugins:remove -- --all-at-once --cached --steps types,build,core',
    after: ['build'],
  },
];
