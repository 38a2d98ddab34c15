import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { inProject, withSlashes } from '../lib/paths';

/**
 * Replaces Rspress's entry for the browser with the site's own, `theme/app/client.ts`, and leaves out the styles of the
 * default theme. Rspress renders the documents; the client runs on their HTML, without React.
 *
 * @param entry tests use another one
 */
export function pluginEntries(entry = inProject('theme/app/client.ts')): RspressPlugin {
  const entries: RsbuildPlugin = {
    name: 'site:entries',
    setup(api) {
      api.modifyEnvironmentConfig((config, { name }) => {
        const isBrowser = name === 'web';
        // Not `@theme`, which would add the components to the browser code.
        config.source.preEntry = isBrowser ? ['virtual-global-styles'] : [];
        if (isBrowser) config.source.entry = { index: entry };
        // The browser code does not import the images of pages.
        else config.output.emitAssets = true;
      });
      // The site has its own search. Rspress adds its index here, so the index is only known afterward.
      api.modifyBundlerChain({
        order: 'post',
        handler() {
          api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
            for (const name of Object.keys(compilation.assets)) {
              if (name.startsWith('static/search_index')) compilation.deleteAsset(name);
            }
          });
        },
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
  'components.tsx': 'virtual-plugin-components',
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
