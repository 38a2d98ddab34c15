/**
 * `npm run dev` serves the site while it is being written, `npm run build` builds it into `dist/`; both as
 * the command `rspress` does. The configuration and all that it imports is made JavaScript by esbuild and
 * not by Babel, which without a cache takes seconds more.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import '../lib/late-optimization.js';

const { positionals, values } = readArguments();
const isDevelopment = positionals[0] === 'dev';
const port = readPort();

// What is imported from here on reads it.
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

const [{ build, dev, logger }, { build: bundle, stop: stopBundling }] = await Promise.all([
  import('@rspress/core'),
  import('esbuild'),
]);

/** The command, and what follows it. Of what it does not know, it says what there is. */
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

/** The port of the development server that was asked for. */
function readPort() {
  if (values.port === undefined) return undefined;
  const port = Number(values.port);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  return exitWith(`--port is "${values.port}": a whole number from 1 to 65535 is expected.`);
}

/** Says what is wrong with the command, without the trace that whoever mistypes it has no use for. */
function exitWith(message) {
  console.error(`${message}\nOptions: npm run dev -- --port 4423 --host 0.0.0.0`);
  return process.exit(1);
}

const root = process.cwd();
const configFilePath = path.join(root, 'rspress.config.ts');
let readings = 0;

/** Reads the configuration as it is now, and names the files that it comes from. */
async function readConfig() {
  // Modules that are part of it must not look for files beside themselves (`scripts/lib/paths.ts`).
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
    // What is wrong is thrown.
    logLevel: 'silent',
  });
  // Errors name the sources.
  process.setSourceMapsEnabled(true);
  // A module is evaluated once for each address.
  const { default: config } = await import(`${pathToFileURL(outfile).href}?${++readings}`);
  const docDirectory = path.join(root, config.root);
  return {
    options: { docDirectory, config: { ...config, root: docDirectory }, configFilePath },
    files: Object.keys(metafile.inputs).map((file) => path.join(root, file)),
  };
}

let server;

/** Starts the development server. Rspress asks for it again when pages or the configuration have changed. */
async function serve() {
  const { options, files } = await readConfig();
  server = await dev({
    ...options,
    extraBuilderConfig: {
      // A port that was asked for and is taken is said; else the next one that is free is as good.
      server: { host: values.host, ...(port !== undefined && { port, strictPort: true }) },
      dev: { watchFiles: { paths: files, type: 'restart' } },
    },
    restart,
  });
}

/** @returns whether the server runs; if it does not, Rspress tries again after the next change */
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
 * Builds the site. Where a compilation ends without a result, as when a step of a plugin throws, Rspress goes on
 * waiting for it; this does not.
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

/** What helps where files cannot be written, by the words of Node, Rspack and esbuild for it. */
const REMEDIES = [
  [
    /ENOSPC|no space left on device/i,
    'The disk is full. A build needs about 100 MB: free some, and build again.',
  ],
  [
    /EROFS|read-only file system/i,
    'The disk is read-only. Put the project where it can be written, and build again.',
  ],
  [
    /EACCES|permission denied/i,
    'Its owner does not let you write there. Take the folder over, and build again.',
  ],
];

/** Says in a line what a reader of the trace would have to guess. */
function explain(error) {
  const text = String(error?.message ?? error);
  if (/is occupied/.test(text)) {
    return `Port ${port} is taken. Stop what runs there, or name another one.`;
  }
  const [, remedy] = REMEDIES.find(([words]) => words.test(text)) ?? [];
  // What esbuild was doing when it found a mistake in the configuration helps nobody.
  if (!remedy) return error?.errors ? text : error;
  const [, file] = /'([^']+)'\s*$/m.exec(text) ?? /(?:mkdir|write|open) (\S+): /.exec(text) ?? [];
  return `${file ?? root} cannot be written. ${remedy}`;
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
  // Else it would say at length that it is left alone.
  stopBundling();
  process.exit(1);
}
