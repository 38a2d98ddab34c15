import type { RspressPlugin } from '@rspress/core';
import { keepReactOut } from './react-free';
import type { SitePlugin } from './site';

/** Browsers of the last three years. Older browsers would need helpers in everyone's code. */
const BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 115',
  'safari >= 16.4',
  'ios_saf >= 16.4',
];

/**
 * Returns whether a chunk has styles that are needed at first paint: the entry and the islands, but not chunks that
 * load on interaction.
 */
const hasFirstStyles = (chunk: { name?: string; canBeInitial(): boolean }) =>
  chunk.canBeInitial() || isIsland(chunk);

const isIsland = (chunk: { name?: string }) => /^island-/.test(chunk.name ?? '');

/**
 * Returns a group of chunks whose common modules are only in one of them, so that no reader downloads a module twice,
 * neither page by page nor with a copy of the whole site.
 *
 * @param name the chunk for these modules, which the others of the group then need
 * @param names names of the others
 */
const sharedIn = (name: string, names: readonly string[]) => ({
  name,
  chunks: (chunk: { name?: string }) =>
    chunk.name === name ||
    names.includes(chunk.name ?? '') ||
    (name === 'islands' && isIsland(chunk)),
  type: 'javascript/auto',
  minChunks: 2,
  enforce: true,
});

/** Returns the groups of the plugins' chunks, and `islands`, which plugins may extend. */
function sharedChunks(plugins: readonly SitePlugin[]) {
  const groups = plugins.map(({ chunks }) => chunks?.sharedIn ?? {});
  const names = new Set([...groups.flatMap((group) => Object.keys(group)), 'islands']);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      sharedIn(
        name,
        groups.flatMap((group) => group[name] ?? []),
      ),
    ]),
  );
}

/**
 * Splits the browser code so that an edit changes as few files as possible:
 *
 * - `index`: the client, Rspack's own list of lazy chunks, and all styles of pages, so that no page needs its own
 *   stylesheet and nothing flashes.
 * - `react`: changes with React, and loads with the first island.
 * - `islands`: mounts islands, and contains what several of them need.
 *
 * Pages are not code; see `pages.ts`.
 */
export function pluginChunks(plugins: readonly SitePlugin[]): RspressPlugin {
  return {
    name: 'site:chunks',
    builderConfig: {
      plugins: [keepReactOut(plugins)],
      environments: { web: { output: { overrideBrowserslist: BROWSERS } } },
      output: { cssModules: { localIdentName: '[hash:base64:4]' } },
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
                chunks: 'async',
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                enforce: true,
                priority: 1,
              },
              ...sharedChunks(plugins),
              styles: {
                name: 'index',
                chunks: hasFirstStyles,
                type: 'css/mini-extract',
                enforce: true,
                priority: 1,
              },
            },
          });
          // Numbers would depend on each other, so that unrelated chunks would change.
          chain.optimization.chunkIds('named');
          // Short hashes, because the first load contains those of all chunks.
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
