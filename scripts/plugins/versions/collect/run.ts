import path from 'node:path';
import { build } from 'esbuild';
import { inProject } from '../../../lib/paths';
import { outputOf } from './compile';

const MARK = 'RESULT ';

/** Runs the default export of each module in an Angular application of its own, without components. */
const main = (files: readonly string[]) => `
import { Window } from ${JSON.stringify(inProject('node_modules/happy-dom'))};
const window = new Window({ url: 'http://localhost/' });
for (const name of ['document', 'localStorage', 'sessionStorage']) globalThis[name] = window[name];
globalThis.window = globalThis;
await import('zone.js');
await import('@angular/compiler');
const { runInInjectionContext } = await import('@angular/core');
const { createApplication } = await import('@angular/platform-browser');
for (const level of ['debug', 'log', 'warn', 'error']) console[level] = () => {};
const modules = { ${files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`).join()} };
const results = {};
for (const [file, load] of Object.entries(modules)) {
  try {
    const { default: run } = await load();
    const { injector } = await createApplication();
    results[file] = JSON.stringify(await runInInjectionContext(injector, run)) ?? 'undefined';
  } catch (error) {
    results[file] = 'throws ' + error.message.split('\\n')[0];
  }
}
process.stdout.write(${JSON.stringify(MARK)} + JSON.stringify(results) + '\\n', () => process.exit());
`;

/**
 * Runs modules with the packages in a folder.
 * @param files paths below the folder; each default export is a function without parameters
 * @returns by path, the JSON of the result, or `throws …`
 */
export async function run(
  folder: string,
  files: readonly string[],
): Promise<Record<string, string>> {
  const outfile = path.join(folder, 'dist/main.mjs');
  await build({
    stdin: { contents: main(files), resolveDir: folder, sourcefile: 'main.mjs' },
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['fesm2022', 'module', 'main'],
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    // Packages in the format of CommonJS require modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    outfile,
    logLevel: 'silent',
  });
  const output = await outputOf([outfile], folder);
  const line = output.split('\n').find((one) => one.startsWith(MARK));
  if (!line) throw new Error(`${outfile} prints no results:\n${output}`);
  return JSON.parse(line.slice(MARK.length));
}
