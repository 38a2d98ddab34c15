import type { RsbuildPlugin } from '@rsbuild/core';

export interface ErrorSource {
  /**
   * What is wrong now.
   *
   * @param files absolute paths of all that the browser can ask for
   * @param shown those of what it has asked for so far
   */
  find(files: ReadonlySet<string>, shown: ReadonlySet<string>): Promise<readonly Error[]>;
  /** Files and folders besides, in which a change can mend something. */
  watched(): Iterable<string>;
}

/**
 * Shows errors that only this site knows of where the bundler shows its own: in the terminal and over the
 * page in the browser, until they are mended. In development only; a build stops at them before.
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
