import type { ClientPlugin } from '../../lib/plugin';
import { readStored } from '../../lib/storage';
import { demoStorageKey } from './types';

export default {
  islands: {
    LiveDemo: {
      what: 'The demo',
      load: async () => (await import(/* webpackChunkName: "island-demo" */ './LiveDemo')).LiveDemo,
      // A share link opens the editor of one of the page's demos, and a draft changes a button.
      isNeeded: ({ name }: { name: string }) =>
        location.hash.startsWith('#demo=') ||
        [name, `${name}.shared`].some(
          (stored) => readStored(demoStorageKey(stored), /^\{/) !== null,
        ),
    },
    GeneratedDemo: {
      what: 'The demo',
      load: async () =>
        (await import(/* webpackChunkName: "island-demo" */ './GeneratedDemo')).loadGeneratedDemo(),
    },
  },
} satisfies ClientPlugin;
