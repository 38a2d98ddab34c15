import { readdirSync } from 'node:fs';
import { inProject } from '../lib/paths';
import { runTask } from '../types/run-task';
import { MEMBERS_FOLDER, type MemberTable } from './members';

/** The code that derives the tables. */
const CODE = ['derive-members', 'exported-constants', 'pair-members'].map((name) =>
  inProject('scripts/samples', `${name}.ts`),
);

/**
 * The member tables.
 * @throws as `deriveMembers`
 */
export async function loadMembers(): Promise<Record<string, MemberTable>> {
  const files = findMemberFiles();
  return runTask('deriveMembers', { files: [...CODE, ...files.values()] }, files);
}

/** The files with the stores behind the tables, by the name under which pages ask for them. */
function findMemberFiles(): Map<string, string> {
  return new Map(
    readdirSync(inProject(MEMBERS_FOLDER))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => [file.replace(/\.ts$/, ''), inProject(MEMBERS_FOLDER, file)]),
  );
}
