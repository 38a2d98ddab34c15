import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Modules that the development server compiles when a page requests them: pages, and what a site could do without. All
 * others are compiled eagerly, because each lazy module costs a round trip.
 */
const ON_DEMAND = /[\\/](?:docs|theme[\\/]plugins)[\\/]/;

/** Overrides the development server where Rspress has no option. */
export const pluginDevelopment: RspressPlugin = {
  name: 'site:development',
  builderConfig: {
    // Fails if the requested port is in use. Without a request, any free port is fine.
    server: { strictPort: process.argv.some((argument) => argument.startsWith('--port')) },
    dev: { lazyCompilation: { entries: false, imports: true, test: ON_DEMAND } },
    tools: {
      rspack(config, { isDev }) {
        // Rsbuild deletes updates after two newer ones. A page with several lazy modules would request its first
        // update too late, and reload.
        if (isDev && config.output) config.output.clean = { keep: /./ };
      },
    },
  },
};

/**
 * Code for the end of a module that is hot-replaced after an edit. An event notifies the page, except on the first
 * load.
 *
 * @param event its name
 * @param detail JavaScript for its `detail`
 */
export const acceptEdits = (event: string, detail: string): string => `
if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot;
  import.meta.webpackHot.accept();
  if (data) dispatchEvent(new CustomEvent('${event}', { detail: ${detail} }));
}
`;

interface ErrorSource {
  /**
   * Finds the current errors.
   *
   * @param files absolute paths of all files that the compiler has read. Rspress reads every page, for its list
   * @param shown the modules that the browser has requested so far
   */
  find(files: ReadonlySet<string>, shown: ReadonlySet<string>): Promise<readonly Error[]>;
  /** Other files and folders in which a change may fix an error. */
  watched(): Iterable<string>;
}

/**
 * Reports errors that only this site detects like those of the bundler: in the terminal and in the browser's overlay,
 * until they are fixed. Only in development; a build fails earlier.
 */
export const pluginOwnErrors = (name: string, { find, watched }: ErrorSource): RsbuildPlugin => ({
  name,
  apply: 'serve',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
      const files = new Set(compilation.fileDependencies);
      for (const file of watched()) compilation.fileDependencies.add(file);
      const shown = new Set(
        [...compilation.modules].flatMap((module) =>
          'resource' in module ? [`${module.resource}`] : [],
        ),
      );
      compilation.errors.push(...(await find(files, shown)));
    });
  },
});
