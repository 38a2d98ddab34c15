import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { SitePlugin } from './site';

/** Matches the chunks of islands, which may depend on React. */
const ISLAND = /^islands?(?:$|-)/;

/** The relevant part of Rspack's statistics. */
type ChunkGroups = NonNullable<Rspack.StatsCompilation['namedChunkGroups']>;

/**
 * Returns the names of the chunks that load React but must not: those of the first load, and those that load when the
 * page is idle.
 *
 * @param onUse names of chunks that load on interaction, and may therefore load React
 */
export const needingReact = (groups: ChunkGroups, onUse: readonly string[]): string[] =>
  Object.entries(groups)
    .filter(
      ([name, { chunks }]) =>
        chunks?.includes('react') && !ISLAND.test(name) && !onUse.includes(name),
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
export const keepReactOut = (plugins: readonly SitePlugin[]): RsbuildPlugin => ({
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
