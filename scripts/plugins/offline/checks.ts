import type { Check } from '../../lib/check';

export const checks: Check[] = [
  {
    name: 'variants',
    what: 'builds to deploy',
    command: 'tsx scripts/plugins/offline/builds.ts',
    after: ['build'],
  },
  {
    name: 'offline',
    what: 'weight of reading offline',
    command: 'npm run --silent bench -- offline --check',
    after: ['variants'],
  },
  {
    name: 'e2e:offline',
    what: 'deploys and days without a network',
    command: 'npm run --silent e2e -- offline --retries 1',
    cores: 2,
    needsBrowser: true,
    last: true,
  },
];
