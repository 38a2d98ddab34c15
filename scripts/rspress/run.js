/**
 * `npm run dev` starts the development server, and `npm run build` builds into `dist/`, like the `rspress` command. But
 * esbuild bundles the configuration and its imports, because Rspress's Babel takes seconds longer without a cache.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import '../lib/late-optimization.js';

const { positionals, values } = readArguments();
const isDevelopment = positionals[0] === 'dev';
const port = readPort();

// The modules below read this when they are imported.
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

const [{ build, dev, logger }, { build: bundle, stop: stopBundling }] = await Promise.all([
  import('@rspress/core'),
  import('esbuild'),
]);

/** Parses the command line. Exits with the valid options if one is unknown. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { host: { type: 'string' }, port: { type: 'string' } },
    });
  } catch (error) {
    return exitWith(`${error.message.split('. ')[0]}.`);
  }
}

/** Returns the requested port of the development server, if any. */
function readPort() {
  if (values.port === undefined) return undefined;
  const port = Number(values.port);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  return exitWith(`--port is "${values.port}", but must be a whole number from 1 to 65535.`);
}

/** Reports a mistake in the command line, without a stack trace. */
function exitWith(message) {
  console.error(`${message}\nOptions: npm run dev -- --port 4423 --host 0.0.0.0`);
  return process.exit(1);
}

const root = process.cwd();
const configFilePath = path.join(root, 'rspress.config.ts');
let reads = 0;

/** Loads the current configuration, and lists its files. */
async function readConfig() {
  // Bundled modules cannot find files relative to themselves. See `scripts/lib/paths.ts`.
  const outfile = path.join(root, 'node_modules/.cache/build/rspress.config.mjs');
  const { metafile } = await bundle({
    entryPoints: [configFilePath],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    metafile: true,
    // Errors are thrown, so they need no log.
    logLevel: 'silent',
  });
  // Makes stack traces refer to the sources.
  process.setSourceMapsEnabled(true);
  // The query makes Node evaluate the module again.
  const { default: config } = await import(`${pathToFileURL(outfile).href}?${++reads}`);
  const docDirectory = path.join(root, config.root);
  return {
    options: { docDirectory, config: { ...config, root: docDirectory }, configFilePath },
    files: Object.keys(metafile.inputs).map((file) => path.join(root, file)),
  };
}

let server;

/** Starts the development server. Rspress requests a restart when pages or the configuration change. */
async function serve() {
  const { options, files } = await readConfig();
  server = await dev({
    ...options,
    extraBuilderConfig: {
      // Fails if the requested port is in use. Without a request, any free port is fine.
      server: { host: values.host, ...(port !== undefined && { port, strictPort: true }) },
      dev: { watchFiles: { paths: files, type: 'restart' } },
    },
    restart,
  });
}

/**
 * Restarts the server.
 * @returns whether the server runs; if it does not, Rspress tries again after the next change
 */
async function restart() {
  try {
    await serve();
    return true;
  } catch (error) {
    logger.error(error);
    return false;
  }
}

/**
 * Builds the site. Rspress itself would wait forever for a compilation that ends without a result, for example because
 * a plugin throws.
 */
function buildSite({ config, ...options }) {
  return new Promise((resolve, reject) => {
    const watchCompilers = {
      name: 'site:failures',
      setup(api) {
        api.onAfterCreateCompiler(({ compiler }) => {
          for (const one of compiler.compilers) one.hooks.failed.tap('site:failures', reject);
        });
      },
    };
    const failures = { name: 'site:failures', builderConfig: { plugins: [watchCompilers] } };
    const plugins = [...config.plugins, failures];
    build({ ...options, config: { ...config, plugins } }).then(resolve, reject);
  });
}

/** Remedies for failed writes, by the error messages of Node, Rspack and esbuild. */
const REMEDIES = [
  [
    /ENOSPC|no space left on device/i,
    'The disk is full. A build needs about 100 MB: free some space and try again.',
  ],
  [
    /EROFS|read-only file system/i,
    'The disk is read-only. Move the project to a writable disk and try again.',
  ],
  [
    /EACCES|permission denied/i,
    'You have no write permission. Change the owner or the permissions of the folder and try again.',
  ],
];

/** Explains common errors in one line instead of a stack trace. */
function explain(error) {
  const text = String(error?.message ?? error);
  if (/is occupied/.test(text)) {
    return `Port ${port} is in use. Stop the process that uses it, or use another port.`;
  }
  const [, remedy] = REMEDIES.find(([words]) => words.test(text)) ?? [];
  // The stack trace of esbuild does not help with a mistake in the configuration.
  if (!remedy) return error?.errors ? text : error;
  const [, file] = /'([^']+)'\s*$/m.exec(text) ?? /(?:mkdir|write|open) (\S+): /.exec(text) ?? [];
  return `Cannot write ${file ?? root}. ${remedy}`;
}

async function stop() {
  try {
    await server?.close();
  } finally {
    process.exit(0);
  }
}

try {
  if (isDevelopment) {
    process.on('SIGINT', stop).on('SIGTERM', stop);
    await serve();
  } else {
    const { options } = await readConfig();
    await buildSite(options);
  }
} catch (error) {
  logger.error(explain(error));
  // Otherwise, esbuild would log a long report that its parent has exited.
  stopBundling();
  process.exit(1);
}
