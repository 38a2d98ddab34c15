import { ROOT } from './paths';

const bundles = new Map<string, Promise<string>>();

/** A module, or several whose exports are combined; absolute paths. */
export type Modules = string | readonly string[];

/**
 * Bundles TypeScript modules to JavaScript with all their imports except packages. Done once per process, in a few
 * milliseconds.
 *
 * @param modules must not look for files next to themselves: the bundle runs elsewhere
 */
export function bundleOf(modules: Modules): Promise<string> {
  const entries = [modules].flat();
  const key = entries.join('\n');
  let bundle = bundles.get(key);
  if (!bundle) {
    bundle = makeBundle(entries);
    bundles.set(key, bundle);
  }
  return bundle;
}

async function makeBundle(entries: readonly string[]): Promise<string> {
  const { build } = await import('esbuild');
  const contents = entries.map((entry) => `export * from ${JSON.stringify(entry)};`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // For comparing browser code, in which styles count as well.
    loader: { '.css': 'text' },
  });
  return outputFiles[0]?.text ?? '';
}
