import type { RspressPlugin } from '@rspress/core';

/** Browsers of the last three years; older ones would cost helpers for everybody. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** Chunks whose styles must be there at first paint: the start and the islands, not what loads on use. */
const hasFirstStyles = (chunk: { name?: string; canBeInitial(): boolean }) =>
  chunk.canBeInitial() || /^island-/.test(chunk.name ?? '');

/**
 * Cuts the browser code so that an edit changes as few files as possible:
 *
 * - `react`: changes with React. All styles of pages stand beside it, so that no page needs a
 *   stylesheet of its own and nothing flashes.
 * - `index`: the theme, and Rspack's own list of what loads on use.
 *
 * Pages are no code; see `pages.ts`.
 */
export function pluginChunks(): RspressPlugin {
  return {
    name: 'site:chunks',
    builderConfig: {
      environments: { web: { output: { overrideBrowserslist: BROWSERS } } },
      output: { cssModules: { localIdentName: '[hash:base64:5]' } },
      tools: {
        bundlerChain(chain, { environment, isProd, CHAIN_ID }) {
          if (environment.name !== 'web' || !isProd) return;
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
          // Names and no numbers: numbers depend on each other, and change where nothing else does.
          chain.optimization.chunkIds('named');
          // Short hashes, because the first load lists those of all chunks.
          chain.output.chunkFilename('static/js/async/[id].[contenthash:6].js');
          chain
            .plugin(CHAIN_ID.PLUGIN.MINI_CSS_EXTRACT)
            .tap(([options]) => [
              { ...options, chunkFilename: 'static/css/async/[id].[contenthash:6].css' },
            ]);
        },
      },
    },
  };
}
