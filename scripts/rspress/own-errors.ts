import type { RsbuildPlugin } from '@rsbuild/core';

export interface ErrorSource {
  /**
   * Finds the current errors.
   *
   * @param files absolute paths of all browser modules
   * @param shown the modules that the browser has requested so far
   */
  find(files: ReadonlySet<string>, shown: ReadonlySet<string>): Promise<readonly Error[]>;
  /** Returns other files and folders in which a change may fix an error. */
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
      const modules = [...compilation.modules];
      const shown = new Set(
        modules.flatMap((one) => ('resource' in one ? [`${one.resource}`] : [])),
      );
      compilation.errors.push(...(await find(files, shown)));
    });
  },
});
