const bundles = new Map<string, Promise<string>>();

/**
 * A TypeScript module as JavaScript, together with all that it imports but packages. It is bundled once in a
 * process, in a few milliseconds.
 *
 * @param module absolute path. The module must not look for files beside itself: it runs from another place
 */
export function bundleOf(module: string): Promise<string> {
  let bundle = bundles.get(module);
  if (!bundle) {
    bundle = makeBundle(module);
    bundles.set(module, bundle);
  }
  return bundle;
}

async function makeBundle(module: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Where browser code is bundled to be compared, its styles count as well.
    loader: { '.css': 'text' },
  });
  return outputFiles[0]?.text ?? '';
}
