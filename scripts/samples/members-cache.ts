import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAside } from '../aside/runAside';
import type { deriveMembers } from './derive-members';
import { MEMBERS_FOLDER, type MemberTable } from './members';

/** What the types of the members depend on. */
const PACKAGES = [
  '@angular-architects/ngrx-toolkit',
  '@ngrx/signals',
  '@angular/core',
  '@angular/common',
  'typescript',
];

/**
 * The member tables. Deriving them takes a TypeScript program, so the result is kept below
 * `node_modules/.cache` until a package, one of the files or the derivation itself changes.
 * @throws as `deriveMembers`
 */
export async function loadMembers(root: string): Promise<Record<string, MemberTable>> {
  const files = findMemberFiles(root);
  const key = createHash('sha1');
  for (const name of PACKAGES) {
    key.update(readFileSync(path.join(root, 'node_modules', name, 'package.json')));
  }
  for (const file of ['derive-members.ts', 'exported-constants.ts', 'pair-members.ts']) {
    key.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  for (const [name, file] of files) key.update(name).update(readFileSync(file));

  const cached = path.join(root, 'node_modules/.cache/member-tables', `${key.digest('hex')}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'));
  const tables = await runAside<typeof deriveMembers>(
    path.join(import.meta.dirname, 'derive-members.ts'),
    'deriveMembers',
    files,
  );
  mkdirSync(path.dirname(cached), { recursive: true });
  writeFileSync(cached, JSON.stringify(tables));
  return tables;
}

/** The files with the stores behind the tables, by the name under which pages ask for them. */
export function findMemberFiles(root: string): Map<string, string> {
  const folder = path.join(root, MEMBERS_FOLDER);
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => [file.replace(/\.ts$/, ''), path.join(folder, file)]),
  );
}
