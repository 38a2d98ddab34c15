import type { ClientPlugin } from '../../lib/plugin';

export default {
  islands: {
    Checker: {
      what: 'The check',
      load: async () =>
        (await import(/* webpackChunkName: "island-lists" */ './Checker/Checker')).Checker,
    },
  },
} satisfies ClientPlugin;
