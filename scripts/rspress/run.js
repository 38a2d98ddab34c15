/**
 * `npm run dev` serves the site while it is being written, `npm run build` builds it into `dist/`; both as
 * the command `rspress` does. The configuration and all that it imports is made JavaScript by esbuild and
 * not by Babel, which without a cache takes seconds more.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';

const {
  positionals: [command],
  values: { host },
} = parseArgs({ allowPositionals: true, options: { host: { type: 'string' } } });

// What is imported from here on reads it.
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
const [{ build, dev, logger }, { build: bundle }] = await Promise.all([
  import('@rspress/core'),
  import('esbuild'),
]);

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

let readings = 0;

/** Reads the configuration as it is now, with the files that it comes from. */
async function readConfig() {
  const filePath = path.join(root, 'rspress.config.ts');
  const outfile = path.join(root, 'node_modules/.cache/build/rspress.config.mjs');
  const { metafile } = await bundle({
    entryPoints: [filePath],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    metafile: true,
    logLevel: 'warning',
    plugins: [placesOfSources],
  });
  // Another address for each reading: a module is evaluated once.
  const { default: config } = await import(`${pathToFileURL(outfile).href}?${++readings}`);
  return {
    content: { ...config, root: path.join(root, config.root) },
    filePath,
    dependencies: Object.keys(metafile.inputs).map((file) => path.join(root, file)),
  };
}

let server;

/** Starts the development server; Rspress calls it again when pages or the configuration have changed. */
async function serve() {
  const config = await readConfig();
  server = await dev({
    docDirectory: config.content.root,
    config,
    extraBuilderConfig: { server: { host } },
    restart: () =>
      serve().then(
        () => true,
        (error) => {
          logger.error(error);
          return false;
        },
      ),
  });
}

try {
  if (command === 'dev') {
    await serve();
    const stop = () => server.close().finally(() => process.exit(0));
    process.on('SIGINT', stop).on('SIGTERM', stop);
  } else {
    const config = await readConfig();
    await build({ docDirectory: config.content.root, config });
  }
} catch (error) {
  logger.error(error);
  process.exit(1);
}
