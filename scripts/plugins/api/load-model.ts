import type { PackageFacts } from '../../typescript/package';
import { tasksOf } from '../../typescript/thread';
import type { ApiModel } from './model';

const { runTask } = tasksOf<typeof import('./tasks')>();

/** Loads the model of a package's public API, from the cache if possible. */
export async function loadModel(facts: PackageFacts): Promise<ApiModel> {
  const texts = facts.entryPoints.map(({ specifier }) => specifier);
  return runTask('buildModel', { texts }, facts);
}
