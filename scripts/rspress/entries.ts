import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inProject, withSlashes } from '../lib/paths';

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
  return {
    name: 'site:entries',
    addRuntimeModules: pluginModules,
    builderConfig: { plugins: [entries] },
  };
}

/** The virtual module that collects each kind of browser code of plugins, by the file in the plugin's folder. */
const PARTS = {
  'styles.ts': 'virtual-plugin-styles',
  'client.ts': 'virtual-plugin-clients',
  'idle.ts': 'virtual-plugin-idle',
  'frame.tsx': 'virtual-plugin-frames',
} as const;

/**
 * The sources of the virtual modules through which the theme gets its plugins (`theme/lib/plugin.ts`). Each module
 * imports its file from every folder of `theme/plugins` that has it, so the core names no plugin.
 */
export function pluginModules(): Record<string, string> {
  const folder = inProject('theme/plugins');
  const names = readdirSync(folder).sort();
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, id]) => {
      const files = names
        .map((name) => withSlashes(path.join(folder, name, part)))
        .filter((file) => existsSync(file));
      return [id, part === 'styles.ts' ? importsOf(files) : listOf(files)];
    }),
  );
}

const importsOf = (files: readonly string[]) =>
  files.map((file) => `import ${JSON.stringify(file)};`).join('\n');

const listOf = (files: readonly string[]) =>
  [
    ...files.map((file, at) => `import plugin${at} from ${JSON.stringify(file)};`),
    `export const plugins = [${files.map((_, at) => `plugin${at}`).join(', ')}];`,
  ].join('\n');
