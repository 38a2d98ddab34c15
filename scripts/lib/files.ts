import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, withSlashes } from './paths';

/**
 * Returns the files with this ending in a folder and its subfolders, sorted, relative to the
 * folder, with forward slashes.
 */
export const filesIn = (folder: string, ending = ''): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => withSlashes(path.relative(folder, path.join(parentPath, name))))
    .sort();

/** Returns the same files as absolute paths. */
export const pathsIn = (folder: string, ending = ''): string[] =>
  filesIn(folder, ending).map((name) => path.join(folder, name));

/** Files that are not sources: the output of tools, including folders with a leading dot, and generated pages. */
const NO_SOURCES =
  /^(?:node_modules|dist|test-results|playwright-report|coverage|docs\/docs\/api)\/|^(?:docs\/docs\/api\.mdx|\.git)$|(?:^|\/)\.[^/]+\//;

/** Returns the files of the project, sorted and relative to its folder. */
export async function listSources(root = ROOT): Promise<string[]> {
  const top = await readdir(root, { withFileTypes: true });
  const folders = top.filter((one) => one.isDirectory() && !NO_SOURCES.test(`${one.name}/`));
  const below = await Promise.all(
    folders.map(({ name }) =>
      readdir(path.join(root, name), { recursive: true, withFileTypes: true }),
    ),
  );
  return [...top, ...below.flat()]
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => withSlashes(path.relative(root, path.join(parentPath, name))))
    .filter((file) => !NO_SOURCES.test(file))
    .sort();
}

/**
 * Writes files and deletes those that are no longer generated. Does not touch unchanged files, so
 * that caches and a running dev server see no change.
 *
 * @param folder contains only these files; one file may be next to it
 * @param files contents by path relative to the folder's parent
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const parent = path.dirname(folder);
  for (const [name, content] of files) {
    const file = path.join(parent, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  if (!existsSync(folder)) return;
  for (const file of pathsIn(folder)) {
    if (!files.has(withSlashes(path.relative(parent, file)))) rmSync(file);
  }
}
