import postcssGlobalData from '@csstools/postcss-global-data';
import type { RspressPlugin } from '@rspress/core';
import postcssCustomMedia from 'postcss-custom-media';
import { inProject as at } from '../lib/paths';

/**
 * Configures the bundler's cache and its handling of styles.
 *
 * @param base path that the site is served from
 */
export const pluginBundler = (base: string): RspressPlugin => ({
  name: 'site:bundler',
  builderConfig: {
    performance: {
      // Rsbuild would compress hundreds of files and print a line for each. `npm run bench -- first-load` reports the
      // relevant sizes.
      printFileSize: false,
      buildCache: {
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
