import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './paths';

/**
 * Copies the sources of the site (what git has, and what it would add) into a new folder of the system's
 * for temporary files.
 *
 * @returns absolute path of the copy
 */
export async function copySources(name: string): Promise<string> {
  // Tools compare paths, and on some systems that folder is a link.
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), `${name}-`)));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  for (const file of files.split('\0').filter(Boolean)) {
    // A file that was deleted and is not committed is still in the list.
    await cp(path.join(ROOT, file), path.join(copy, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return copy;
}

/** Gives a copy the installed packages, without what builds keep among them. */
export async function linkPackages(copy: string): Promise<void> {
  const packages = path.join(copy, 'node_modules');
  await mkdir(packages, { recursive: true });
  for (const name of await readdir(path.join(ROOT, 'node_modules'))) {
    if (name === '.cache' || name === '.rspress') continue;
    // Windows lets everybody make junctions, and only some make links.
    await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name), 'junction');
  }
}

/** Deletes a copy. */
export const removeCopy = (copy: string): Promise<void> =>
  rm(copy, { recursive: true, force: true, maxRetries: 3 });
