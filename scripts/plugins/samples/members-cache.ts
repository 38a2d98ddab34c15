import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { tasksOf } from '../../typescript/thread';
import { type DerivedTable, MEMBERS_FOLDER } from './members';

const { runTask } = tasksOf<typeof import('./tasks')>();

/** Loads the member tables, from the cache if possible. */
export async function loadMembers(): Promise<Record<string, DerivedTable>> {
  const files = pathsIn(inProject(MEMBERS_FOLDER), '.ts');
  return runTask('deriveMembers', { files }, files);
}
