import type { RspressPlugin } from '@rspress/core';

/** What is compiled when the browser asks for it: pages, live demos with Angular, and cards beside names. */
const ON_DEMAND = /[\\/]docs[\\/]|[\\/]theme[\\/](?:Demo[\\/]Stage|api[\\/]SymbolCard)[\\/]/;

/** What the development server does in another way than Rspress lets it. */
export function pluginDevelopment(): RspressPlugin {
  return {
    name: 'site:development',
    builderConfig: {
      dev: {
        // Everything else at once: each thing on demand is a round trip, and parts of the theme are small.
        lazyCompilation: { entries: false, imports: true, test: ON_DEMAND },
      },
      tools: {
        rspack(config, { isDev }) {
          // Rsbuild forgets updates after two more of them. A page that asks for several things on demand
          // would come too late for its first one, and be loaded anew.
          if (isDev && config.output) config.output.clean = { keep: /./ };
        },
      },
    },
  };
}
