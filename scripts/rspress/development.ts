import type { RspressPlugin } from '@rspress/core';

/** Modules compiled on demand: pages, live demos with Angular, and hover cards. */
const ON_DEMAND =
  /[\\/]docs[\\/]|[\\/]theme[\\/]plugins[\\/](?:demos[\\/]Stage|hover[\\/]SymbolCard)[\\/]/;

/** Overrides the development server where Rspress has no option. */
export function pluginDevelopment(): RspressPlugin {
  return {
    name: 'site:development',
    builderConfig: {
      dev: {
        // Everything else eagerly: each lazy module is a round trip, and parts of the theme are small.
        lazyCompilation: { entries: false, imports: true, test: ON_DEMAND },
      },
      tools: {
        rspack(config, { isDev }) {
          // Rsbuild deletes updates after two newer ones. A page with several lazy modules would request its first one
          // too late, and reload.
          if (isDev && config.output) config.output.clean = { keep: /./ };
        },
      },
    },
  };
}
