import type { Build } from './build';
import type { Builds } from './builds';
import type { FileStore, Records } from './store';

/**
 * Restores the records that the browser has evicted from the stored files. Writes nothing if there are none, because
 * the reader may have removed the copy.
 */
export async function restoreRecords(
  builds: Builds,
  files: FileStore,
  records: Records,
): Promise<void> {
  const { own } = builds;
  if ((await files.missing(own.files)).length === own.files.length) return;
  if (!(await records.builds.get(own.id))) await records.builds.put(own.id, own);
  if (!(await records.newest.get())) await records.newest.put(own.id);
  if (await builds.current()) return;
  // While no build is complete, the current build stays unknown, because another worker may know it.
  const complete = await firstReady(builds, [own, ...(await records.builds.all())]);
  if (complete) await records.current.put(complete.id);
}

async function firstReady(
  builds: Builds,
  candidates: readonly Build[],
): Promise<Build | undefined> {
  for (const build of candidates) if (await builds.isReady(build)) return build;
  return undefined;
}
