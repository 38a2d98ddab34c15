import type { Check } from '../../testing/check';

export const checks: Check[] = [
  {
    name: 'builder',
    what: 'combinations of the store builder',
    command: 'tsx scripts/plugins/builder/try-combinations.ts',
  },
];
