import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { acceptEdits } from '../rspress/hot';
import type { CompiledDemo } from './compile-demos';
import { compiledDemo, compiledDemos } from './compiler';

/** What stands in the place of a demo that has not compiled yet. */
const BROKEN = { code: "throw new Error('This demo does not compile.');" };

/** Hands over what an edit has made of a demo, the whole module, which imports itself for that. */
const acceptEditsOf = (file: string) => {
  const name = JSON.stringify(file.replace(/\.ts$/, ''));
  return (
    acceptEdits('demo-edit', `{ name: ${name}, module: editedDemo }`) +
    `import * as editedDemo from ${JSON.stringify(`./${file}`)};\n`
  );
};

/**
 * Gives the bundler the demos as Angular's compiler makes them. Each demo's file stays the bundler's own: an edit, in
 * a demo or in a helper, asks for it again.
 *
 * @param folder absolute path of the folder with the demos
 */
export function bundleDemos(folder: string): RsbuildPlugin {
  return {
    name: 'live-demos',
    setup(api) {
      /** In development, each demo as it was when all compiled the last time: an edit with an error stops none. */
      const sound = new Map<string, CompiledDemo>();
      let failure: Error | undefined;
      api.transform(
        {
          test: (file) => path.dirname(file) === folder && file.endsWith('.ts'),
          resourceQuery: { not: /raw/ },
          environments: ['web'],
          order: 'pre',
        },
        async ({ resourcePath, addDependency }) => {
          if (api.context.action !== 'dev') return compiledDemo(resourcePath);
          try {
            const demo = { ...(await compiledDemo(resourcePath)) };
            // An edit of another file comes as one of the demos that import it.
            if (/^export default /m.test(demo.code)) {
              demo.code += acceptEditsOf(path.basename(resourcePath));
            }
            sound.set(resourcePath, demo);
            return demo;
          } catch (error) {
            failure = error as Error;
            // Any of them may have the error.
            for (const file of await readdir(folder)) addDependency(path.join(folder, file));
            return sound.get(resourcePath) ?? BROKEN;
          }
        },
      );
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        if (failure) {
          failure = await compiledDemos(folder).then(
            () => undefined,
            (error: Error) => error,
          );
          if (failure) compilation.errors.push(failure);
        }
        if (api.context.action === 'dev' || compilation.errors.length === 0) return;
        // All demos are one program: the error of one comes from each of them, and is told once.
        const error = await compiledDemos(folder).then(
          () => undefined,
          (reason: Error) => reason,
        );
        if (!error) return;
        const [title = ''] = error.message.split('\n');
        const others = compilation.errors.filter(({ message }) => !message.includes(title));
        compilation.errors.splice(0, compilation.errors.length, ...others, error);
      });
    },
  };
}
