import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

const theme = (...parts: string[]) => path.join(import.meta.dirname, '../../theme', ...parts);

/** Browsers of the last three years; older ones would cost helpers for everybody. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/**
 * Replaces parts of Rspress' browser code by smaller ones of our own. Each saving is what the first load
 * of a guide lost, gzipped:
 *
 * - `react-router-dom` by `theme/runtime/router` (11 kB)
 * - `@unhead/react` by `theme/runtime/head` (5 kB; browser only, the build needs the real one)
 * - `@mdx-js/react` by `theme/mdx/provider` (0.3 kB in *each page's* chunk)
 * - the data of all pages (120 bytes a page), which every page's chunk has for itself
 * - the stylesheets of the default theme (3 kB of CSS)
 */
export function pluginSlimRuntime(): RspressPlugin {
  return {
    name: 'site:slim-runtime',
    builderConfig: {
      resolve: {
        alias: { '@mdx-js/react': theme('mdx/provider.ts') },
      },
      environments: {
        web: {
          resolve: {
            alias: {
              '@unhead/react/client': theme('runtime/head/unhead.tsx'),
              '@unhead/react': theme('runtime/head/unhead.tsx'),
            },
          },
          output: { overrideBrowserslist: BROWSERS },
        },
      },
      tools: {
        bundlerChain(chain) {
          // In every environment that there is: naming `node` above would make one in development too.
          chain.resolve.alias.set('react-router-dom', theme('runtime/router/index.ts'));
        },
        rspack(_config, { appendPlugins, rspack }) {
          appendPlugins([
            new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/route\.js$/, (resource) => {
              if (/@rspress[\\/]core[\\/]dist[\\/]runtime/.test(resource.context ?? '')) {
                resource.request = theme('runtime/routes/route.ts');
              }
            }),
            // An alias does not do here: Rspress' virtual modules set theirs later.
            new rspack.NormalModuleReplacementPlugin(
              /^virtual-page-data$/,
              theme('runtime/head/noPageData.ts'),
            ),
            new rspack.NormalModuleReplacementPlugin(
              /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/,
              theme('styles/none.css'),
            ),
          ]);
        },
      },
    },
  };
}
