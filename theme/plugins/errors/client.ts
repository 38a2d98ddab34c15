import type { ClientPlugin } from '../../lib/plugin';

export default {
  islands: {
    ErrorFinder: {
      what: 'The search',
      load: async () =>
        (await import(/* webpackChunkName: "search" */ './ErrorFinder')).ErrorFinder,
    },
  },
} satisfies ClientPlugin;
