import { ROOT } from './paths';

const bundles = new Map<string, Promise<string>>();

/** Absolute path of a module, or of several whose exports are combined. */
export type Modules = string | readonly string[];

/**
 * Bundles TypeScript modules to JavaScript with all their imports except packages, once per process.
 *
 * @param modules must not look for files next to themselves, because the bundle runs elsewhere
 */
export function bundleOf(modules: Modules): Promise<string> {
  const entries = [modules].flat();
  const key = entries.join('\n');
  const bundle = bundles.get(key) ?? makeBundle(entries);
  bundles.set(key, bundle);
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
    // Styles count as well when browser code is compared.
    loader: { '.css': 'text' },
  });
  return outputFiles[0]?.text ?? '';
}
