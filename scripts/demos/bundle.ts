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
      // All demos are one program: the error of one comes from each of them, and is told once.
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        const error = await compiler.compile().then(
          () => undefined,
          (reason: Error) => reason,
        );
        if (!error) return;
        const [title = ''] = error.message.split('\n');
        const others = compilation.errors.filter(({ message }) => !message.includes(title));
        compilation.errors.splice(0, compilation.errors.length, ...others, error);
      });
      api.transform(
        { test: ANGULAR_PACKAGES, environments: ['web'], order: 'pre' },
        ({ code, resourcePath }) => link(code, resourcePath, path.join(cacheFolder, 'linked')),
      );
    },
  };
}
