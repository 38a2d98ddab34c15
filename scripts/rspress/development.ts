import type { RspressPlugin } from '@rspress/core';
import type { Site } from './site';

/** Matches modules in folders of the project, with slashes on any system. */
const modulesIn = (folders: readonly string[]) =>
  new RegExp(folders.map((folder) => `/${folder}/`.replaceAll('/', String.raw`[\\/]`)).join('|'));

/** Overrides the development server where Rspress has no option. */
export function pluginDevelopment({ hooks }: Pick<Site, 'hooks'>): RspressPlugin {
  const onDemand = ['docs', ...hooks.flatMap(({ compileOnDemand = [] }) => compileOnDemand)];
  return {
    name: 'site:development',
    builderConfig: {
      // Fails if the requested port is in use. Without a request, any free port is fine.
      server: { strictPort: process.argv.some((argument) => argument.startsWith('--port')) },
      dev: {
        // All other modules are compiled eagerly, because each lazy module costs a round trip, and parts of the theme
        // are small.
        lazyCompilation: { entries: false, imports: true, test: modulesIn(onDemand) },
      },
      tools: {
        rspack(config, { isDev }) {
          // Rsbuild deletes updates after two newer ones. A page with several lazy modules would request its first
          // update too late, and reload.
          if (isDev && config.output) config.output.clean = { keep: /./ };
        },
      },
    },
  };
}
