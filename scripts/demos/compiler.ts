import path from 'node:path';
import { pathsIn } from '../lib/files';
import { runTask, runTaskAnew } from '../types/run-task';
import type { CompiledDemo } from './compile-demos';

/**
 * What Angular's compiler makes of the demos as they are now, by the names of their files. The compiler runs
 * beside the build, and only for what the cache does not know.
 *
 * @param folder absolute path of the folder with the demos
 * @throws when a demo has an error; the message names every error with file, line and column
 */
export async function compiledDemos(folder: string): Promise<Record<string, CompiledDemo>> {
  return runTask('compileDemos', { files: pathsIn(folder, '.ts') }, folder);
}

/** The compiled form of a demo's file, up to date. */
export async function compiledDemo(file: string): Promise<CompiledDemo> {
  const output = (await compiledDemos(path.dirname(file)))[path.basename(file)];
  if (!output) throw new Error(`${file} is not a demo.`);
  return output;
}

/** Lets the compiler read the packages, whatever the cache knows, so that an edit is compiled at once. */
export async function warmUpCompiler(folder: string): Promise<void> {
  await runTaskAnew('compileDemos', folder);
}
