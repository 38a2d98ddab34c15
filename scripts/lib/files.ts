import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSlashes } from './paths';

/** The files of a folder and those below it that end so, in order; names below the folder, with slashes. */
export const filesIn = (folder: string, ending = ''): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => withSlashes(path.relative(folder, path.join(parentPath, name))))
    .sort();

/** The same as absolute paths. */
export const pathsIn = (folder: string, ending = ''): string[] =>
  filesIn(folder, ending).map((name) => path.join(folder, name));

/**
 * Writes files and takes away those that are no longer made. A file that is the same stays untouched, so that
 * caches and a running dev server do not see a change where there is none.
 *
 * @param folder holds nothing else; one file may stand beside it
 * @param files contents by path below the folder's parent
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
