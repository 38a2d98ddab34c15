import type { ClientPlugin } from '../../lib/plugin';
import { startOffline } from './startOffline';

export default {
  islands: {
    OfflinePanel: {
      what: 'The offline panel',
      load: async () =>
        (await import(/* webpackChunkName: "island-offline" */ './OfflinePanel')).OfflinePanel,
    },
  },
  start: startOffline,
} satisfies ClientPlugin;
