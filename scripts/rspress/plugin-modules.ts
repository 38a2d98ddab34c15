import { existsSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { inProject, withSlashes } from '../lib/paths';
import type { SitePlugin } from './site';

/** The virtual module that collects each kind of browser code of plugins, by the file in the plugin's folder. */
const PARTS = {
  'styles.ts': 'virtual-plugin-styles',
  'client.ts': 'virtual-plugin-clients',
  'idle.ts': 'virtual-plugin-idle',
  'frame.tsx': 'virtual-plugin-frames',
} as const;

/**
 * Returns the sources of the virtual modules through which the theme gets its plugins (`theme/lib/plugin.ts`). Each
 * module imports its file from every plugin that has it, so the core names no plugin.
 *
 * @param names the plugins' folders in `theme/plugins`, in order
 */
export function pluginModules(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, id]) => {
      const files = names
        .map((name) => withSlashes(inProject('theme/plugins', name, part)))
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

/** Passes the plugins' browser code to the theme. */
export const pluginPluginModules = (plugins: readonly SitePlugin[]): RspressPlugin => ({
  name: 'site:plugin-modules',
  addRuntimeModules: () => pluginModules(plugins.map(({ name }) => name)),
});
