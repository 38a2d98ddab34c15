/**
 * Rspress reads this file, which passes on `rspress.config.ts`. It bundles the configuration with esbuild, because the
 * build renders components, and Rspress's own loader cannot compile JSX for React's current runtime.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const BUNDLE = path.resolve('node_modules/.cache/build/rspress.config.mjs');

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
  }).catch(({ message }) => {
    // The stack trace of esbuild does not help with a mistake in the configuration.
    throw Object.assign(new Error(message), { stack: message });
  });
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
