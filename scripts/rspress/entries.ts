import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inProject } from '../lib/paths';

/**
 * Rspress' plugin that parses every page for its search index and its list of pages. Nothing here reads
 * them, and they take a tenth of a build's processor time.
 */
const PAGE_DATA_PLUGIN = 'rsbuild-plugin-searchIndex';

/**
 * Puts the site's own application in place of Rspress': `theme/client.tsx` in the browser, `theme/server.tsx`
 * where documents are made. Rspress' static generation calls `render(route)` of the server's and wants
 * `{ appHtml }`.
 *
 * @param folder holds the two; for tests
 */
export function pluginEntries(folder = inProject('theme')): RspressPlugin {
  const entries: RsbuildPlugin = {
    name: 'site:entries',
    remove: [PAGE_DATA_PLUGIN],
    setup(api) {
      if (!api.isPluginExists(PAGE_DATA_PLUGIN)) {
        throw new Error(
          `Rspress has no plugin "${PAGE_DATA_PLUGIN}" any more: see what makes its search index now, and correct scripts/rspress/entries.ts.`,
        );
      }
      api.modifyEnvironmentConfig((config, { name }) => {
        // The styles of the default theme.
        config.source.preEntry = [];
        config.source.entry = {
          index: path.join(folder, name === 'web' ? 'client.tsx' : 'server.tsx'),
        };
      });
    },
  };
  return { name: 'site:entries', builderConfig: { plugins: [entries] } };
}
