import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { INSTALLED } from './cache';
import { inProject, ROOT, withSlashes } from './paths';

/** What tools write, into folders that begin with a dot as well, and the pages that a build makes. */
const NO_SOURCES =
  /^(?:node_modules|dist|test-results|playwright-report|coverage|docs\/docs\/api)\/|^(?:docs\/docs\/api\.mdx|\.git)$|(?:^|\/)\.[^/]+\//;

/** The files of the project, in order; names below its folder. */
export async function listSources(): Promise<string[]> {
  const top = await readdir(ROOT, { withFileTypes: true });
  const folders = top.filter((one) => one.isDirectory() && !NO_SOURCES.test(`${one.name}/`));
  const below = await Promise.all(
    folders.map(({ name }) => readdir(inProject(name), { recursive: true, withFileTypes: true })),
  );
  return [...top, ...below.flat()]
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => withSlashes(path.relative(ROOT, path.join(parentPath, name))))
    .filter((file) => !NO_SOURCES.test(file))
    .sort();
}

/**
 * Copies the sources of the site into a new folder of the system's for temporary files.
 *
 * @param purpose names the folder
 * @returns absolute path of the copy
 */
export async function copySources(purpose: string): Promise<string> {
  // On some systems that folder is a link, and tools compare paths.
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), `${purpose}-`)));
  await copyFiles(await listSources(), copy);
  return copy;
}

/** Copies files of the project to where they belong in a copy. */
export async function copyFiles(files: readonly string[], copy: string): Promise<void> {
  for (const file of files) await cp(inProject(file), path.join(copy, file));
}

/**
 * Gives a copy the installed packages, without what builds keep beside them.
 *
 * @param edited the package that is to be edited there, if one is
 */
export async function linkPackages(copy: string, edited?: string): Promise<void> {
  await mkdir(path.join(copy, 'node_modules'), { recursive: true });
  for (const name of await readdir(inProject('node_modules'))) {
    const [from, to] = [inProject('node_modules', name), path.join(copy, 'node_modules', name)];
    // That one is a file, which a junction cannot stand for.
    if (name === edited || from === inProject(INSTALLED)) await cp(from, to, { recursive: true });
    // On Windows everybody may make a junction, but not any other link.
    else if (name === '.bin' || !name.startsWith('.')) await symlink(from, to, 'junction');
  }
}

/** Lets git see a copy as the project: pages say when they were last changed. */
export async function gitEnvironment(copy: string): Promise<Record<string, string>> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', '--absolute-git-dir']);
    return { GIT_DIR: stdout.trim(), GIT_WORK_TREE: copy };
  } catch {
    // An archive of the project has no history.
    return {};
  }
}

/** Deletes a copy. */
export const removeCopy = (copy: string): Promise<void> =>
  rm(copy, { recursive: true, force: true, maxRetries: 3 });
