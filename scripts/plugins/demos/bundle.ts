import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { pathsIn } from '../../lib/files';
import { type Problem, problemsIn, toError } from '../../lib/problems';
import { acceptEdits } from '../../rspress/hot';
import type { CompiledDemo } from './compile-demos';
import { compiledDemo, compiledDemos, warmUpCompiler } from './compiler';

/** Time without a compilation after which the development server prepares what demos need, in ms. */
const WARM_UP_DELAY = 5_000;

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
 * In development a page may show a demo that nobody runs, and that the bundler knows nothing of: the compiler looks at
 * all of them beside the bundler, which reports what is wrong when that is known.
 *
 * @param folder absolute path of the folder with the demos
 * @param prepare makes what else demos need, in development when there is time
 */
export function bundleDemos(folder: string, prepare: () => void = () => {}): RsbuildPlugin {
  return {
    name: 'live-demos',
    setup(api) {
      const isDevelopment = api.context.action === 'dev';
      /** In development, each demo as it was when all compiled the last time: an edit with an error stops none. */
      const sound = new Map<string, CompiledDemo>();
      let problems: readonly Problem[] = [];
      const problemsNow = () => problemsIn(compiledDemos(folder));

      let timer: NodeJS.Timeout | undefined;
      let isWarm = false;
      async function lookForErrors(report: () => void): Promise<void> {
        if (!isWarm) {
          prepare();
          await warmUpCompiler(folder).catch(() => {});
          isWarm = true;
        }
        // What else keeps demos from being compiled is said when one is run.
        const found = await problemsNow().catch(() => []);
        if (found.length === 0 || problems.length > 0) return;
        problems = found;
        report();
      }

      api.transform(
        {
          test: (file) => path.dirname(file) === folder && file.endsWith('.ts'),
          resourceQuery: { not: /raw/ },
          environments: ['web'],
          order: 'pre',
        },
        async ({ resourcePath, addDependency }) => {
          if (!isDevelopment) return compiledDemo(resourcePath);
          try {
            const demo = { ...(await compiledDemo(resourcePath)) };
            // An edit of another file comes as one of the demos that import it.
            if (/^export default /m.test(demo.code)) {
              demo.code += acceptEditsOf(path.basename(resourcePath));
            }
            sound.set(resourcePath, demo);
            return demo;
          } catch {
            problems = await problemsNow();
            // Any of them may have the error.
            for (const file of await readdir(folder)) addDependency(path.join(folder, file));
            return sound.get(resourcePath) ?? BROKEN;
          }
        },
      );
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        if (isDevelopment) {
          if (problems.length > 0) problems = await problemsNow();
          else {
            const report = () => compilation.compiler.watching?.invalidate();
            // At first not before the browser has its page: on two cores that would come seconds later.
            clearTimeout(timer);
            timer = setTimeout(lookForErrors, isWarm ? 0 : WARM_UP_DELAY, report).unref();
          }
          const files = compilation.fileDependencies;
          if (![...files].some((file) => path.dirname(file) === folder)) return;
          // Pages depend on the demos that they show, and those on others.
          for (const file of pathsIn(folder, '.ts')) files.add(file);
          compilation.errors.push(...problems.map(toError));
          return;
        }
        if (compilation.errors.length === 0) return;
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
