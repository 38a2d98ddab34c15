import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inProject } from '../lib/paths';

/**
 * Rspress's plugin that parses every page for its search index and its list of pages. This site uses neither, and they
 * take a tenth of the CPU time of a build.
 */
const PAGE_DATA_PLUGIN = 'rsbuild-plugin-searchIndex';

/**
 * Replaces Rspress's application with the site's own: `theme/app/client.ts` in the browser, and `theme/app/server.tsx`
 * for rendering documents. Rspress's static generation calls `render(route)` of the latter, and expects `{ appHtml }`.
 *
 * @param folder contains both; tests use another one
 */
export function pluginEntries(folder = inProject('theme/app')): RspressPlugin {
  const entries: RsbuildPlugin = {
    name: 'site:entries',
    remove: [PAGE_DATA_PLUGIN],
    setup(api) {
      if (!api.isPluginExists(PAGE_DATA_PLUGIN)) {
        throw new Error(
          `Rspress no longer has a plugin "${PAGE_DATA_PLUGIN}": find out what creates its search index now, and correct scripts/rspress/entries.ts.`,
        );
      }
      api.modifyEnvironmentConfig((config, { name }) => {
        // Removes the styles of the default theme.
        config.source.preEntry = [];
        config.source.entry = {
          index: path.join(folder, name === 'web' ? 'client.ts' : 'server.tsx'),
        };
      });
    },
  };
  return { name: 'site:entries', builderConfig: { plugins: [entries] } };
}
