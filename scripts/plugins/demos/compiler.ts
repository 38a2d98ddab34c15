import path from 'node:path';
import { pathsIn } from '../../lib/files';
import { stopOn } from '../../lib/problems';
import { tasksOf } from '../../typescript/thread';
import type { CompiledDemo } from './compile-demos';

const { runTask, runTaskUncached } = tasksOf<typeof import('./tasks')>();

/**
 * Returns the current demos by file name, compiled by Angular's compiler. The compiler runs on its own thread, unless
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

/** Returns the current compiled form of a demo's file. */
export async function compiledDemo(file: string): Promise<CompiledDemo> {
  const output = (await compiledDemos(path.dirname(file)))[path.basename(file)];
  if (!output) throw new Error(`${file} is not a demo.`);
  return output;
}

/** Lets the compiler read the packages even if results are cached, so that the next edit compiles quickly. */
export async function warmUpCompiler(folder: string): Promise<void> {
  await runTaskUncached('compileDemos', folder);
}
