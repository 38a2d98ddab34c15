import { pathsIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { runTask } from '../types/run-task';
import { MEMBERS_FOLDER, type MemberTable } from './members';

/**
 * The member tables.
 * @throws as `deriveMembers`
 */
export async function loadMembers(): Promise<Record<string, MemberTable>> {
  const files = pathsIn(inProject(MEMBERS_FOLDER), '.ts');
  return runTask('deriveMembers', { files }, files);
}
