import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRsbuild, type RsbuildPluginAPI } from '@rsbuild/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleDemos, compiledDemo } from './compiler';

/** In ms. Angular's compiler takes seconds, and longer on a busy machine. */
const TIMEOUT = 120_000;

const demo = (template: string) => `import { Component } from '@angular/core';
import { greeting } from './_greeting';

@Component({
  selector: 'demo-root',
  template: \`
    <p>{{ ${template} }}</p>
  \`,
})
export default class GreetingDemo {
  protected readonly greeting = greeting;
}
`;

const helper = (text: string) => `export const greeting = { text: '${text}' };\n`;

let root = '';
const at = (file: string) => path.join(root, file);

// Inside the repository, so that the compiler finds packages, but not in node_modules, which the bundler does not
// watch.
beforeAll(async () => {
  await mkdir('test-results', { recursive: true });
  root = await mkdtemp(path.resolve('test-results/demo-bundle-'));
  await mkdir(at('_demos'));
  await writeFile(at('_demos/greeting.ts'), demo('greeting.text'));
  await writeFile(at('_demos/_greeting.ts'), helper('Hello'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Creates a build with the demo as its entry. Calls `done` after each run. */
function createBuild(
  mode: 'development' | 'production',
  done: (errors?: readonly { message: string }[]) => void | Promise<void>,
) {
  return createRsbuild({
    cwd: root,
    config: {
      logLevel: 'silent',
      mode,
      plugins: [
        bundleDemos(at('_demos')),
        {
          name: 'bundles',
          setup: (api: RsbuildPluginAPI) =>
            api.onAfterBuild(({ stats }) => done(stats?.toJson({ errors: true }).errors)),
        },
      ],
      source: { entry: { index: at('_demos/greeting.ts') } },
      output: { externals: [/^@angular\//], filenameHash: false, distPath: { root: at('dist') } },
      tools: { htmlPlugin: false },
    },
  });
}

/** Bundles the demo in development mode, and again after each change. */
async function watch() {
  const results: (string | Error)[] = [];
  let wake = () => {};
  const done = async (errors: readonly { message: string }[] = []) => {
    const [error] = errors;
    results.push(
      error ? new Error(error.message) : await readFile(at('dist/static/js/index.js'), 'utf8'),
    );
    wake();
  };
  const rsbuild = await createBuild('development', done);
  const { close } = await rsbuild.build({ watch: true });
  return {
    close,
    /** Waits for a run whose bundle or error matches. */
    async until(matches: (result: string | Error) => boolean): Promise<string | Error> {
      for (;;) {
        const found = results.splice(0).find(matches);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

test(
  'an edit to a helper or a demo is bundled, and an error is reported until it is corrected',
  async () => {
    const bundles = await watch();
    try {
      const has = (text: string) => (result: string | Error) =>
        typeof result === 'string' && result.includes(text);
      await bundles.until(has('ctx.greeting.text'));

      await writeFile(at('_demos/_greeting.ts'), helper('Good morning'));
      await bundles.until(has('Good morning'));

      await writeFile(at('_demos/greeting.ts'), demo('greeting.txt'));
      const error = await bundles.until((result) => result instanceof Error);
      expect(String(error)).toMatch(/greeting\.ts:7:20 .*'txt' does not exist/);

      await writeFile(at('_demos/greeting.ts'), demo('greeting.text.trim()'));
      await bundles.until(has('ctx.greeting.text.trim()'));
    } finally {
      await bundles.close();
    }
  },
  TIMEOUT,
);

test(
  'a demo is compiled for the browser, with a source map',
  async () => {
    const { code, map } = await compiledDemo(at('_demos/greeting.ts'));
    expect(code).toContain('ɵɵdefineComponent');
    expect(code).not.toContain('@Component');
    expect(JSON.parse(map ?? '{}').sources[0]).toMatch(/greeting\.ts$/);

    const file = at('_demos/x.ts');
    await expect(compiledDemo(file)).rejects.toThrow(`${file} is not a demo`);
  },
  TIMEOUT,
);

test(
  'an error in a demo fails the build, with its position',
  async () => {
    await writeFile(at('_demos/greeting.ts'), demo('greeting.txt'));
    const errors: string[] = [];
    const rsbuild = await createBuild('production', (found = []) => {
      errors.push(...found.map(({ message }) => message));
    });
    await expect(rsbuild.build()).rejects.toThrow();
    expect(errors).toEqual([expect.stringMatching(/greeting\.ts:7:20 .*'txt' does not exist/)]);
  },
  TIMEOUT,
);
