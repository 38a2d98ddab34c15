import type { ClientPlugin } from '../../lib/plugin';
import { check } from './check-use';

export default {
  islands: {
    Checker: {
      what: 'The check',
      load: async () =>
        (await import(/* webpackChunkName: "island-lists" */ './Checker/Checker')).Checker,
      isNeeded: () => check.isUsed,
    },
  },
} satisfies ClientPlugin;
