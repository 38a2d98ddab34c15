import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { DemoCompiler, DemoCompilerOptions } from './compiler';
import { link } from './linker';

/** The form in which Angular packages are published. */
const ANGULAR_PACKAGES = /[\\/]node_modules[\\/].*[\\/]fesm2022[\\/].*\.mjs$/;

/**
 * Gives the bundler the demos as Angular's compiler makes them, and Angular's packages finished. Each
 * demo's file stays the bundler's own: an edit, in a demo or in a helper, asks for it again.
 */
export function bundleDemos({
  folder,
  cacheFolder,
  compiler,
}: DemoCompilerOptions & { compiler: DemoCompiler }): RsbuildPlugin {
  return {
    name: 'live-demos',
    setup(api) {
      api.transform(
        {
          test: (file) => path.dirname(file) === folder && file.endsWith('.ts'),
          resourceQuery: { not: /raw/ },
          environments: ['web'],
          order: 'pre',
        },
        async ({ resourcePath }) => compiler.output(resourcePath),
      );
      api.transform(
        { test: ANGULAR_PACKAGES, environments: ['web'], order: 'pre' },
        ({ code, resourcePath }) => link(code, resourcePath, path.join(cacheFolder, 'linked')),
      );
    },
  };
}
