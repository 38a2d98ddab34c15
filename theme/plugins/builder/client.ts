import type { ClientPlugin } from '../../lib/plugin';

export default {
  islands: {
    StoreBuilder: {
      what: 'The store builder',
      load: async () =>
        (await import(/* webpackChunkName: "island-build" */ './StoreBuilder/StoreBuilder'))
          .StoreBuilder,
    },
  },
} satisfies ClientPlugin;
