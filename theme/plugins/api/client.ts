import type { ClientPlugin } from '../../lib/plugin';

export default {
  islands: {
    SymbolIndex: {
      what: 'The filter',
      load: async () =>
        (await import(/* webpackChunkName: "island-lists" */ './SymbolIndex/SymbolIndex'))
          .SymbolIndex,
    },
  },
} satisfies ClientPlugin;
