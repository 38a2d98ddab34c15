import { cached, type Inputs } from '../lib/cache';
import { inProject } from '../lib/paths';
import { runInThread } from '../lib/thread';
import type * as tasks from './tasks';

type Tasks = typeof tasks;

const TASKS = inProject('scripts/types/tasks.ts');

/** How TypeScript and Angular's compiler read demos and samples. */
const CONFIGURATIONS = ['docs/_demos', 'scripts/samples'].map((folder) =>
  inProject(folder, 'tsconfig.json'),
);

/**
 * Has TypeScript do something in the thread, unless the cache knows what comes of it.
 *
 * @param inputs what the result depends on besides code, packages and configurations
 * @throws what the task throws
 */
export function runTask<Name extends keyof Tasks>(
  name: Name,
  { files = [], texts }: Inputs,
  ...parameters: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const inputs = { files: [...CONFIGURATIONS, ...files], texts };
  return cached(name, TASKS, inputs, () => runTaskAnew(name, ...parameters));
}

/** The same without the cache. */
export function runTaskAnew<Name extends keyof Tasks>(
  name: Name,
  ...parameters: Parameters<Tasks[Name]>
) {
  return runInThread<Tasks[Name]>(TASKS, name, ...parameters);
}
