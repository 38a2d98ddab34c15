import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'variants',
    what: 'builds for the offline tests',
    command: 'tsx scripts/plugins/offline/builds.ts',
    after: ['build'],
  },
  {
    name: 'offline',
    what: 'download sizes of the offline copy',
    command: 'npm run --silent bench -- offline --check',
    after: ['variants'],
  },
  {
    name: 'e2e:offline',
    what: 'deploys and offline reading',
    command: 'npm run --silent e2e -- offline --retries 1',
    cores: 2,
    needsBrowser: true,
    last: true,
  },
];
