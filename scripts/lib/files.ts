import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSlashes } from './paths';

/** The files with this ending in a folder and its subfolders, sorted, relative to it, with forward slashes. */
export const filesIn = (folder: string, ending = ''): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => withSlashes(path.relative(folder, path.join(parentPath, name))))
    .sort();

export const pathsIn = (folder: string, ending = ''): string[] =>
  filesIn(folder, ending).map((name) => path.join(folder, name));

/** Reads a text as its author sees it: without the line endings and the mark that editors on Windows write. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n');

/**
 * Writes files and deletes those that are no longer generated. Does not touch unchanged files, so that caches and a
 * running dev server see no change.
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
