import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { inProject } from '../lib/paths';

/** The modules of `theme/Offline` that are part of the first load. The rest is loaded when idle. */
const FIRST_LOAD = ['OfflineSlot', 'OfflineMark', 'StandaloneNav', 'hydrateOrRender'];

/** What the first load contains anyway. */
const SHARED = /^(?:react|react-dom|@rspress\/core)(?:\/|$)|^\.\.\/(?:runtime|Icon)\//;

const externals: Plugin = {
  name: 'externals',
  setup({ onResolve }) {
    onResolve({ filter: SHARED }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Size in bytes, gzipped, of the page's code for reading offline that is part of the first load. */
export async function firstLoadSize(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: FIRST_LOAD.map((name) => `export * from './${name}';`).join('\n'),
      resolveDir: inProject('theme/Offline'),
    },
    plugins: [externals],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    write: false,
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  return gzipSync(script?.contents ?? '', { level: 9 }).length;
}
