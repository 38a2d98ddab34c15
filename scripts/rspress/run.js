/**
 * `npm run build`: builds the production site into `dist/`, as `rspress build` does. The configuration
 * and all that it imports is made JavaScript by esbuild and not by Babel, which without a cache takes
 * seconds more.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { build as bundle } from 'esbuild';

process.env.NODE_ENV = 'production';

// A build runs most of its functions too seldom to gain from optimized code, above all TypeScript's. By
// default V8 optimizes after 132 kB of bytecode (`node --v8-options`); this much later, a cold build takes
// a fifth less of processor time.
setFlagsFromString('--interrupt-budget=1000000');

const root = process.cwd();

/** Lets modules find the files beside them, although they run from another folder. */
const placesOfSources = {
  name: 'places-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const code = await readFile(file, 'utf8');
      return {
        loader: 'ts',
        contents: code
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      };
    });
  },
};

async function readConfig() {
  const outfile = path.join(root, 'node_modules/.cache/build/rspress.config.mjs');
  await bundle({
    entryPoints: [path.join(root, 'rspress.config.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [placesOfSources],
  });
  const { default: config } = await import(pathToFileURL(outfile).href);
  return config;
}

const { build, logger } = await import('@rspress/core');
try {
  const config = await readConfig();
  const docDirectory = path.join(root, config.root);
  await build({
    docDirectory,
    config: { ...config, root: docDirectory },
    configFilePath: path.join(root, 'rspress.config.ts'),
  });
} catch (error) {
  logger.error(error);
  process.exit(1);
}
