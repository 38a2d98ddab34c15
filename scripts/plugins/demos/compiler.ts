import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { pathsIn } from '../../lib/files';
import { type Problem, problemsIn, stopOn, toError } from '../../lib/problems';
import { acceptEdits } from '../../rspress/development';
import { tasksOf } from '../../typescript/child';
import type { CompiledDemo } from './compile-demos';

const { runTask, runTaskUncached } = tasksOf<typeof import('./tasks')>();

/**
 * The current demos by file name, compiled by Angular's compiler. The compiler runs in a child process, unless
 * the result is cached.
 *
 * @param folder absolute path of the folder with the demos
 * @throws SiteProblems with every error in the demos
 */
export async function compiledDemos(folder: string): Promise<Record<string, CompiledDemo>> {
  const inputs = { files: pathsIn(folder, '.ts') };
  const { outputs, problems } = await runTask('compileDemos', inputs, folder);
  const inFolder = problems.map((one) => ({ ...one, file: path.join(folder, one.file) }));
  stopOn('The live demos do not compile', inFolder);
  return outputs;
}

/** The current compiled form of a demo's file. */
export async function compiledDemo(file: string): Promise<CompiledDemo> {
  const output = (await compiledDemos(path.dirname(file)))[path.basename(file)];
  if (!output) throw new Error(`${file} is not a demo.`);
  return output;
}

/** Idle time after which the development server starts to prepare the demos, in ms. */
const WARM_UP_DELAY = 5_000;

/** Placeholder for a demo that has never compiled. */
const BROKEN = { code: "throw new Error('This demo does not compile.');" };

/** Code that passes the edited module to the page. For that, the module imports itself. */
const acceptEditsOf = (file: string) => {
  const name = JSON.stringify(file.replace(/\.ts$/, ''));
  return (
    acceptEdits('demo-edit', `{ name: ${name}, module: editedDemo }`) +
    `import * as editedDemo from ${JSON.stringify(`./${file}`)};\n`
  );
};

/**
 * Passes demos that are compiled by Angular's compiler to the bundler, and again after each edit of a demo or a helper.
 *
 * In development, the bundler does not know demos that have not been run. The compiler checks all of them in parallel,
 * and the bundler then reports the errors.
 *
 * @param folder absolute path of the folder with the demos
 * @param prepare prepares everything else that demos need; called in development when idle
 */
export function bundleDemos(folder: string, prepare: () => void = () => {}): RsbuildPlugin {
  return {
    name: 'live-demos',
    setup(api) {
      const isDevelopment = api.context.action === 'dev';
      /** In development: the last version of each demo that compiled. It lets demos run even after an invalid edit. */
      const lastGood = new Map<string, CompiledDemo>();
      let problems: readonly Problem[] = [];
      const findProblems = () => problemsIn(compiledDemos(folder));

      let timer: NodeJS.Timeout | undefined;
      let isWarm = false;
      async function checkInBackground(report: () => void): Promise<void> {
        if (!isWarm) {
          prepare();
          // Lets the compiler read the packages even if the result is cached, so that the next edit compiles quickly.
          await runTaskUncached('compileDemos', folder).catch(() => {});
          isWarm = true;
        }
        // Other failures are reported when a demo runs.
        const found = await findProblems().catch(() => []);
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
            // Edits of helpers arrive through the demos that import them.
            if (/^export default /m.test(demo.code)) {
              demo.code += acceptEditsOf(path.basename(resourcePath));
            }
            lastGood.set(resourcePath, demo);
            return demo;
          } catch {
            problems = await findProblems();
            // The error may be in any of these files.
            for (const file of await readdir(folder)) addDependency(path.join(folder, file));
            return lastGood.get(resourcePath) ?? BROKEN;
          }
        },
      );
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation }) => {
        if (isDevelopment) {
          if (problems.length > 0) problems = await findProblems();
          else {
            const report = () => compilation.compiler.watching?.invalidate();
            // The first check is delayed, so that the compiler does not compete with the first page.
            clearTimeout(timer);
            timer = setTimeout(checkInBackground, isWarm ? 0 : WARM_UP_DELAY, report).unref();
          }
          const files = compilation.fileDependencies;
          if (![...files].some((file) => path.dirname(file) === folder)) return;
          // Demos depend on each other.
          for (const file of pathsIn(folder, '.ts')) files.add(file);
          compilation.errors.push(...problems.map(toError));
          return;
        }
        if (compilation.errors.length === 0) return;
        // All demos form one program, so every demo reports the same error. Keep one.
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
