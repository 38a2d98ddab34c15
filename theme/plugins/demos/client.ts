import type { ClientPlugin } from '../../lib/plugin';
import { readStored } from '../../lib/storage';
import { demoStorageKey, isLinked } from './types';

export default {
  islands: {
    LiveDemo: {
      what: 'The demo',
      load: async () => (await import(/* webpackChunkName: "island-demo" */ './LiveDemo')).LiveDemo,
      // A share link opens the editor, and a draft changes a button.
      isNeeded: ({ name }: { name: string }) =>
        isLinked(name) ||
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
