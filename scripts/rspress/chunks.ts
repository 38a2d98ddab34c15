import type { RspressPlugin } from '@rspress/core';
import { isPageChunk } from './pages';

/** Browsers of the last three years; older ones would cost helpers for everybody. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** Chunks whose styles must be there at first paint: the start and the islands, not what loads on use. */
const hasFirstStyles = (chunk: { name?: string; canBeInitial(): boolean }) =>
  chunk.canBeInitial() || isPageChunk(chunk.name) || /^island-/.test(chunk.name ?? '');

/**
 * Cuts the browser code so that an edit changes as few files as possible:
 *
 * - `runtime`: Rspack's own, with the list of page files. The only file in the first load that changes
 *   when one page's text changes.
 * - `react`: changes with React. All styles of pages stand beside it, so that no page needs a
 *   stylesheet of its own and nothing flashes.
 * - `index`: the theme.
 * - one chunk for each page, named by number and hash.
 */
export function pluginChunks(): RspressPlugin {
  return {
    name: 'site:chunks',
    builderConfig: {
      environments: { web: { output: { overrideBrowserslist: BROWSERS } } },
      output: { cssModules: { localIdentName: '[hash:base64:5]' } },
      tools: {
        bundlerChain(chain, { environment, isProd }) {
          if (environment.name !== 'web' || !isProd) return;
          chain.optimization.runtimeChunk({ name: 'runtime' });
          chain.optimization.splitChunks({
            chunks: 'async',
            cacheGroups: {
              default: false,
              defaultVendors: false,
              react: {
                name: 'react',
                chunks: 'all',
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                enforce: true,
              },
              styles: {
                name: 'react',
                chunks: hasFirstStyles,
                type: 'css/mini-extract',
                enforce: true,
                priority: 1,
              },
            },
          });
          // 32 bits of hash tell the versions of one page apart.
          chain.output.chunkFilename('static/js/async/[id].[contenthash:8].js');
        },
      },
    },
  };
}
