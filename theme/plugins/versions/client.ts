import { libraryVersion } from 'virtual-library';
import type { ClientPlugin } from '../../lib/plugin';
import { readStored } from '../../lib/storage';
import { showVersion } from './showVersion';
import { VERSION_KEY } from './storageKey';

export default {
  islands: {
    Upgrade: {
      what: 'The choice of versions',
      load: async () =>
        (await import(/* webpackChunkName: "island-lists" */ './Upgrade/Upgrade')).Upgrade,
    },
  },
  /** Marks features that the reader's version lacks, if an older one is chosen. */
  start() {
    const chosen = readStored(VERSION_KEY, /^\d+$/);
    if (chosen && !libraryVersion.startsWith(`${chosen}.`)) return showVersion();
    return undefined;
  },
} satisfies ClientPlugin;
