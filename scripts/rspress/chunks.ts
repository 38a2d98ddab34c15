import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { SitePlugin } from './site';

/** Browsers of the last three years. Older browsers would need helpers in everyone's code. */
const BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 115',
  'safari >= 16.4',
  'ios_saf >= 16.4',
];

/** Whether a chunk has styles for the first paint: the entry and the islands, but not what loads on interaction. */
const hasFirstStyles = (chunk: { name?: string; canBeInitial(): boolean }) =>
  chunk.canBeInitial() || isIsland(chunk);

const isIsland = (chunk: { name?: string }) => /^island-/.test(chunk.name ?? '');

/**
 * The groups of chunks whose common modules are only in one of them, so that no reader downloads a module twice,
 * neither page by page nor with a copy of the whole site.
 */
function sharedChunks(plugins: readonly SitePlugin[]) {
  const groups = plugins.map(({ chunks }) => chunks?.sharedIn ?? {});
  const names = new Set([...groups.flatMap((group) => Object.keys(group)), 'islands']);
  return Object.fromEntries(
    [...names].map((name) => {
      const others = groups.flatMap((group) => group[name] ?? []);
      const isMember = (chunk: { name?: string }) =>
        chunk.name === name ||
        others.includes(chunk.name ?? '') ||
        (name === 'islands' && isIsland(chunk));
      return [
        name,
        { name, chunks: isMember, type: 'javascript/auto', minChunks: 2, enforce: true },
      ];
    }),
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
      // With four characters, two of 300 names would clash with a chance of 1 in 400, and silently.
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

/** The relevant part of Rspack's statistics. */
type ChunkGroups = NonNullable<Rspack.StatsCompilation['namedChunkGroups']>;

/**
 * The chunks that load React but must not: those of the first load, and those that load when the page is idle.
 *
 * @param onUse names of chunks that load on interaction, and may therefore load React
 */
export const needingReact = (groups: ChunkGroups, onUse: readonly string[]): string[] =>
  Object.entries(groups)
    .filter(
      ([name, { chunks }]) =>
        chunks?.includes('react') && !/^islands?(?:$|-)/.test(name) && !onUse.includes(name),
    )
    .map(([name]) => name);

/** Modules of a chunk that import React. */
function importersIn(chunk: string, modules: readonly Rspack.StatsModule[]): string[] {
  const inChunk = new Set(
    modules.filter(({ chunks }) => chunks?.includes(chunk)).map(({ name }) => name),
  );
  const importers = modules
    .filter(({ name }) => /node_modules\/react(?:-dom)?\//.test(name ?? ''))
    .flatMap(({ reasons }) => reasons?.map(({ moduleName }) => moduleName) ?? [])
    .filter((name) => name && inChunk.has(name) && !/node_modules/.test(name));
  return [...new Set(importers)].map(String);
}

/**
 * Fails a build in which a visit would load React without an island. A constant that is imported from a component, or a
 * shared chunk name, is enough to cause this.
 */
const keepReactOut = (plugins: readonly SitePlugin[]): RsbuildPlugin => ({
  name: 'site:react-free',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (!stats || environment.name !== 'web' || api.context.action !== 'build') return;
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, ids: true });
      const onUse = plugins.flatMap(({ chunks }) => chunks?.onUse ?? []);
      const [first] = needingReact(namedChunkGroups, onUse);
      if (first === undefined) return;
      const { modules = [] } = stats.toJson({
        all: false,
        modules: true,
        reasons: true,
        nestedModules: true,
        ids: true,
      });
      throw new Error(
        `The chunk "${first}" needs React, which every visit would then load. Only islands, and chunks that load on use, may need it.\n` +
          `  It is imported by ${importersIn(first, modules).join(', ') || 'one of its modules'}.\n` +
          '  Import from a module without components, give the chunk a separate name, or declare it as `chunks.onUse` of its plugin.',
      );
    });
  },
});
