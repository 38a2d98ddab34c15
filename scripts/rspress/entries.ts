import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inProject } from '../lib/paths';

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
    setup(api) {
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
