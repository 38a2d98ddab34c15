import type { Check } from '../../lib/check';

export const checks: Check[] = [
  {
    name: 'builder',
    what: 'combinations of the store builder',
    command: 'tsx scripts/plugins/builder/try-combinations.ts',
  },
];
