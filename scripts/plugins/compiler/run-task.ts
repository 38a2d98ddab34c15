import { cached, type Inputs } from '../../lib/cache';
import { pluginFiles } from '../../lib/plugin-files';
import { CONFIGURATION } from './configuration';
import { runInThread } from './thread';

/**
 * The TypeScript tasks of the build, which run on a separate thread: the exports of the plugins' `tasks.ts`. They form
 * a single bundle, so that they share one program (`program.ts`).
 */
const TASKS = pluginFiles('tasks.ts');

type Task = (...parameters: never[]) => unknown;

type Result<T extends Task> = Promise<Awaited<ReturnType<T>>>;

/**
 * Returns the tasks of one plugin: `tasksOf<typeof import('./tasks')>()`.
 *
 * @returns functions that run a task by name, with and without the cache. They throw the errors of the task
 */
export function tasksOf<Tasks extends Record<keyof Tasks, Task>>() {
  const runTaskUncached = <Name extends keyof Tasks & string>(
    name: Name,
    ...parameters: Parameters<Tasks[Name]>
  ): Result<Tasks[Name]> => runInThread<Tasks[Name]>(TASKS, name, ...parameters);

  /**
   * Runs a task.
   *
   * @param inputs inputs of the result besides code, packages and the configuration of demos
   */
  const runTask = <Name extends keyof Tasks & string>(
    name: Name,
    { files = [], texts }: Inputs,
    ...parameters: Parameters<Tasks[Name]>
  ): Result<Tasks[Name]> =>
    cached(name, TASKS, { files: [CONFIGURATION, ...files], texts }, () =>
      runTaskUncached(name, ...parameters),
    );

  return { runTask, runTaskUncached };
}
