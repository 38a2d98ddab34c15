import postcssGlobalData from '@csstools/postcss-global-data';
import { logger, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import postcssCustomMedia from 'postcss-custom-media';
import { inCache } from '../lib/cache';
import { inProject as at } from '../lib/paths';

/**
 * Ends a build in which a compiler fails, for example because a plugin throws. Rspress would wait for its result
 * forever.
 */
const pluginFailures: RsbuildPlugin = {
  name: 'site:failures',
  apply: 'build',
  setup(api) {
    api.onAfterCreateCompiler(({ compiler }) => {
      for (const { hooks } of 'compilers' in compiler ? compiler.compilers : [compiler]) {
        hooks.failed.tap('site:failures', (error) => {
          logger.error(error);
          process.exit(1);
        });
      }
    });
  },
};

/**
 * Configures the bundler's cache and its handling of styles and failures.
 *
 * @param base path that the site is served from
 */
export const pluginBundler = (base: string): RspressPlugin => ({
  name: 'site:bundler',
  builderConfig: {
    plugins: [pluginFailures],
    performance: {
      // Rsbuild would compress hundreds of files and print a line for each. `npm run bench -- first-load` reports the
      // relevant sizes.
      printFileSize: false,
      buildCache: {
        cacheDirectory: inCache('rspack'),
        // Compiled pages contain the base path, so a site with another base path cannot use them.
        cacheDigest: [base],
        // The code that compiles pages, and the packages that code samples link to.
        buildDependencies: [
          at('scripts'),
          at('theme/config'),
          at('theme/content'),
          at('theme/frame'),
          at('theme/lib'),
          at('theme/plugins'),
          at('package-lock.json'),
        ],
      },
    },
    tools: {
      // Minification compiles the styles for older browsers too; doing it twice would leave duplicates.
      lightningcssLoader: false,
      postcss: {
        postcssOptions: {
          plugins: [
            postcssGlobalData({ files: [at('theme/styles/breakpoints.css')] }),
            postcssCustomMedia(),
          ],
        },
      },
    },
  },
});
