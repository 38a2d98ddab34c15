import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { INSTALLED } from '../lib/cache';
import { inProject, ROOT } from '../lib/paths';

/** The files that git tracks or would add, relative to the project. */
export async function listSources(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  return [...new Set(stdout.split('\0'))].filter((file) => file && existsSync(inProject(file)));
}

/**
 * Copies the sources of the site into a new temporary folder.
 *
 * @param purpose part of the folder's name
 * @returns absolute path of the copy
 */
export async function copySources(purpose: string): Promise<string> {
  // On some systems, the temporary folder is a symlink, but tools compare real paths.
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), `${purpose}-`)));
  await copyFiles(await listSources(), copy);
  return copy;
}

/** Copies files of the project to the same path in a copy. */
export async function copyFiles(files: readonly string[], copy: string): Promise<void> {
  for (const file of files) await cp(inProject(file), path.join(copy, file));
}

/**
 * Links the installed packages into a copy, but not the caches of builds.
 *
 * @param edited a package that will be edited in the copy, and is therefore copied
 */
export async function linkPackages(copy: string, edited?: string): Promise<void> {
  await mkdir(path.join(copy, 'node_modules'), { recursive: true });
  for (const name of await readdir(inProject('node_modules'))) {
    const [from, to] = [inProject('node_modules', name), path.join(copy, 'node_modules', name)];
    // The list of installed packages is a file, but junctions work only for folders.
    if (name === edited || from === inProject(INSTALLED)) await cp(from, to, { recursive: true });
    // On Windows, junctions need no special permission, unlike symlinks.
    else if (name === '.bin' || !name.startsWith('.')) await symlink(from, to, 'junction');
  }
}

/**
 * Variables that make git treat a copy as the project, because pages show the date of their
 * last change.
 */
export async function gitEnvironment(copy: string): Promise<Record<string, string>> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', '--absolute-git-dir']);
    return { GIT_DIR: stdout.trim(), GIT_WORK_TREE: copy };
  } catch {
    // A downloaded archive of the project has no history.
    return {};
  }
}

/** Deletes a copy. */
export const removeCopy = (copy: string): Promise<void> =>
  rm(copy, { recursive: true, force: true, maxRetries: 3 });
