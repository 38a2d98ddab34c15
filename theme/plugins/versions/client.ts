import type { ClientPlugin } from '../../lib/plugin';

export default {
  islands: {
    Upgrade: {
      what: 'The choice of versions',
      load: async () =>
        (await import(/* webpackChunkName: "island-upgrade" */ './Upgrade/Upgrade')).Upgrade,
    },
  },
} satisfies ClientPlugin;
