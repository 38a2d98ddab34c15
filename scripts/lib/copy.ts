import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject } from './paths';

const git = async (...parameters: string[]) =>
  (await promisify(execFile)('git', parameters, { maxBuffer: 2 ** 26 })).stdout;

/**
 * Copies the sources of the site, all that git has or would take, into a new folder of the system's for
 * temporary files.
 *
 * @param purpose names the folder
 * @returns absolute path of the copy
 */
export async function copySources(purpose: string): Promise<string> {
  // On some systems that folder is a link, and tools compare paths.
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), `${purpose}-`)));
  const files = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    await cp(inProject(file), path.join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and still in git.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return copy;
}

/** Gives a copy the installed packages, without what builds keep beside them. */
export async function linkPackages(copy: string): Promise<void> {
  const packages = path.join(copy, 'node_modules');
  await mkdir(packages, { recursive: true });
  for (const name of await readdir(inProject('node_modules'))) {
    if (name === '.cache' || name === '.rspress') continue;
    // On Windows everybody may make a junction, but not any other link.
    await symlink(inProject('node_modules', name), path.join(packages, name), 'junction');
  }
}

/** Lets git see a copy as the project: pages say when they were last changed. */
export async function gitEnvironment(copy: string): Promise<Record<string, string>> {
  try {
    return {
      GIT_DIR: (await git('rev-parse', '--absolute-git-dir')).trim(),
      GIT_WORK_TREE: copy,
    };
  } catch {
    // An archive of the project has no history.
    return {};
  }
}

/** Deletes a copy. */
export const removeCopy = (copy: string): Promise<void> =>
  rm(copy, { recursive: true, force: true, maxRetries: 3 });
