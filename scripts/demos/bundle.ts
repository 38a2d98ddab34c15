import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { cached } from '../lib/cache';
import { inProject } from '../lib/paths';
import { runInThread } from '../lib/thread';
import { compiledDemo, compiledDemos } from './compiler';
import type { link } from './linker';

/** The form in which Angular packages are published. */
const ANGULAR_PACKAGES = /[\\/]node_modules[\\/].*[\\/]fesm2022[\\/].*\.mjs$/;

const LINKER = inProject('scripts/demos/linker.ts');

/** What makes an Angular package finished. Linking `@angular/core` takes seconds. */
const linkedBy = {
  packages: ['@angular/compiler-cli', '@babel/core'],
  files: [LINKER, inProject('scripts/demos/pure.ts')],
};

/**
 * Gives the bundler the demos as Angular's compiler makes them, and Angular's packages finished. Each
 * demo's file stays the bundler's own: an edit, in a demo or in a helper, asks for it again.
 *
 * @param folder absolute path of the folder with the demos
 */
export function bundleDemos(folder: string): RsbuildPlugin {
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
        ({ resourcePath }) => compiledDemo(resourcePath),
      );
      // All demos are one program: the error of one comes from each of them, and is told once.
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        if (compilation.errors.length === 0) return;
        const error = await compiledDemos(folder).then(
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
        ({ code, resourcePath: file }) =>
          cached('linked', { ...linkedBy, texts: [code] }, () =>
            runInThread<typeof link>(LINKER, 'link', code, file),
          ),
      );
    },
  };
}
