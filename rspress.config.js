/**
 * Rspress reads this file, which passes on `rspress.config.ts`. It bundles the configuration with esbuild, because the
 * build renders components, and Rspress's own loader cannot compile JSX for React's current runtime.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// In Rspack's requests, these characters start a fragment, start a query and separate loaders.
const [unusable] = /[#?!]/.exec(process.cwd()) ?? [];
if (unusable) {
  fail(
    `The path of the project contains "${unusable}", which the bundler does not support: ${process.cwd()}\n` +
      'Move the project to another folder.',
  );
}

// The modules of the build read it (`scripts/lib/cache.ts`).
process.env.SITE_CACHE ??= cacheFolder();

const BUNDLE = path.join(process.env.SITE_CACHE, 'build/rspress.config.mjs');

/** Without a cache that can be written, a build uses a temporary one. Code that it writes there imports packages. */
function cacheFolder() {
  const folder = path.resolve('node_modules/.cache');
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(mkdtempSync(path.join(folder, 'try-')), { recursive: true });
    return folder;
  } catch ({ message }) {
    console.warn(`Builds without a cache, because node_modules/.cache is not writable: ${message}`);
    const temporary = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
    symlinkSync(path.resolve('node_modules'), path.join(temporary, 'node_modules'), 'junction');
    process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
    return temporary;
  }
}

/** The stack does not help with a mistake in the configuration. */
function fail(message) {
  throw Object.assign(new Error(message), { stack: message });
}

/** Reads the current configuration. Rspress evaluates this file again when it restarts the development server. */
export default async function readConfig() {
  const { metafile } = await build({
    entryPoints: ['rspress.config.ts'],
    // Bundled modules cannot find files relative to themselves. See `scripts/lib/paths.ts`.
    outfile: BUNDLE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    metafile: true,
    // Errors are thrown, so they need no log.
    logLevel: 'silent',
  }).catch(({ message }) => fail(message));
  // Makes stack traces refer to the sources.
  process.setSourceMapsEnabled(true);
  // The query makes Node evaluate the bundle again, too.
  const { default: config } = await import(`${pathToFileURL(BUNDLE).href}?${Date.now()}`);
  const paths = Object.keys(metafile.inputs).map((file) => path.resolve(file));
  const restart = {
    name: 'site:restart',
    builderConfig: { dev: { watchFiles: { paths, type: 'restart' } } },
  };
  return { ...config, plugins: [...config.plugins, restart] };
}
